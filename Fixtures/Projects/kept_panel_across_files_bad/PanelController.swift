import SwiftUI
import UIKit

final class PanelController: UIViewController {
    private let slot = UIView()
    private var panel: UIHostingController<Surround<Choices>>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let choices = Choices(title: "Pick") { // expect: hosting_root_retains_owner
            self.slot.isHidden = true
        }
        let panel = UIHostingController(rootView: Surround { choices })
        attach(panel, in: slot)
        self.panel = panel
    }
}
