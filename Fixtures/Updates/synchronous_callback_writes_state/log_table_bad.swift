import AppKit
import SwiftUI

struct LogTable: NSViewRepresentable {
    let rows: [String]
    @Binding var selected: Int?

    func makeNSView(context: Context) -> NSTableView {
        let table = NSTableView()
        table.delegate = context.coordinator
        table.dataSource = context.coordinator
        return table
    }

    func updateNSView(_ table: NSTableView, context: Context) {
        context.coordinator.parent = self
        let wanted = selected.map { IndexSet(integer: $0) } ?? IndexSet()
        if table.selectedRowIndexes != wanted {
            table.selectRowIndexes(wanted, byExtendingSelection: false)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    @MainActor
    final class Coordinator: NSObject, NSTableViewDelegate, NSTableViewDataSource {
        var parent: LogTable
        init(_ parent: LogTable) { self.parent = parent }

        func numberOfRows(in tableView: NSTableView) -> Int { parent.rows.count }

        func tableViewSelectionDidChange(_ notification: Notification) {
            guard let table = notification.object as? NSTableView else { return }
            parent.selected = table.selectedRow >= 0 ? table.selectedRow : nil // expect: synchronous_callback_writes_state
        }
    }
}
