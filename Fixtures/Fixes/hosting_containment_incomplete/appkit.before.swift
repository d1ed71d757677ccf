import AppKit
import SwiftUI

final class Pane: NSViewController {
    private let host = NSHostingController(rootView: Text("A"))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(host.view)
    }
}
