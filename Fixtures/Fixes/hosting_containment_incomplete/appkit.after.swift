import AppKit
import SwiftUI

final class Pane: NSViewController {
    private let host = NSHostingController(rootView: Text("A"))

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host)
        view.addSubview(host.view)
    }
}
