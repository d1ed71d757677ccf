import AppKit
import SwiftUI

struct SidebarList: NSViewRepresentable {
    var selectedRow: Int

    func makeNSView(context: Context) -> NSTableView { NSTableView() }

    func updateNSView(_ table: NSTableView, context: Context) {
        if !table.selectedRowIndexes.contains(selectedRow) {
            table.selectRowIndexes([selectedRow], byExtendingSelection: false)
        }
    }
}
