import SwiftUI
import UIKit

extension UIView {
    func addAll(_ views: UIView...) {
        views.forEach { addSubview($0) }  // expect: hosting_containment_incomplete
    }
}

/// Among other views, by a helper.
final class CheckoutController: UIViewController {
    private let host = UIHostingController(rootView: Text("Total"))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addAll(UILabel(), host.view)
    }
}

/// All of them at once.
final class PagesController: UIViewController {
    private var pages: [UIHostingController<Text>] = []

    func show(_ names: [String]) {
        for page in pages {
            page.view.removeFromSuperview()  // expect: hosting_containment_incomplete
        }
        pages = names.map { UIHostingController(rootView: Text($0)) }
        for page in pages {
            addChild(page)
            view.addSubview(page.view)
            page.didMove(toParent: self)
        }
    }
}
