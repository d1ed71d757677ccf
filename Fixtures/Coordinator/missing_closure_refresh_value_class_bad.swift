import AppKit
import SwiftUI

/// A colour is a class and a value all the same: the new one is another object.
struct HighlightList: NSViewRepresentable {
    var tint: NSColor
    var isBordered: Bool

    func makeCoordinator() -> Painter {
        Painter(tint: tint)
    }

    func makeNSView(context: Context) -> NSTableView {
        let table = NSTableView()
        table.delegate = context.coordinator
        return table
    }

    func updateNSView(_ table: NSTableView, context: Context) { // expect: missing_closure_refresh
        table.gridColor = tint
        table.gridStyleMask = isBordered ? .solidHorizontalGridLineMask : []
    }

    @MainActor
    class ListKeeper: NSObject {
        let tint: NSColor

        init(tint: NSColor) {
            self.tint = tint
        }
    }

    @MainActor
    final class Painter: ListKeeper, NSTableViewDelegate {
        func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
            rowView.backgroundColor = tint
        }
    }
}
