import SwiftUI
import UIKit

struct Bar: View {
    let onClose: () -> Void
    var body: some View { Button("Close", action: onClose) }
}

final class Sheet: UIViewController {
    private var host: UIHostingController<Bar>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = Bar {
            self.close()
        }
        let host = UIHostingController(rootView: bar)
        self.host = host
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }

    private func close() {}
}
