import SwiftUI
import UIKit

struct Banner: View {
    var body: some View { Text("Sale") }
}

class PageController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        buildContent()
    }

    func buildContent() {}
}

final class SalePage: PageController {
    private var banner: UIViewController?

    override func buildContent() {
        let host = UIHostingController(rootView: Banner())  // expect: hosting_recreated_on_layout
        addChild(host)
        view.addSubview(host.view)
        host.view.autoresizingMask = [.flexibleWidth]
        host.didMove(toParent: self)
        banner = host
    }
}
