import UIKit

extension UIViewController {
    func attach(_ child: UIViewController, in slot: UIView) {
        addChild(child)
        slot.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
