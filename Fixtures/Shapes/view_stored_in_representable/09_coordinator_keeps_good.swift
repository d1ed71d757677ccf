import SwiftUI
import AppKit

struct OutlineTree: NSViewRepresentable {
    final class Keeper: NSObject {
        let outline = NSOutlineView()
        let scroller = NSScrollView()
    }
    let makeCell: () -> NSTableCellView = { NSTableCellView() }

    func makeCoordinator() -> Keeper { Keeper() }
    func makeNSView(context: Context) -> NSScrollView {
        context.coordinator.scroller.documentView = context.coordinator.outline
        return context.coordinator.scroller
    }
    func updateNSView(_ nsView: NSScrollView, context: Context) {}
}
