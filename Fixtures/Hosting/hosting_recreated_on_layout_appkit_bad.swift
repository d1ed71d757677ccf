import AppKit
import SwiftUI

struct Knob: View {
    var body: some View { Text("o") }
}

final class KnobPane: NSViewController {
    private var knob: NSView?

    override func viewWillLayout() {
        super.viewWillLayout()
        let made = NSHostingView(rootView: Knob()) // expect: hosting_recreated_on_layout
        view.addSubview(made)
        knob = made
    }
}

final class KnobView: NSView {
    private var knob: NSHostingView<Knob>?

    override func updateLayer() {
        if knob == nil {
            let made = NSHostingView(rootView: Knob())
            addSubview(made)
            knob = made
        }
    }
}
