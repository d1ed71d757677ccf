import SwiftUI
import AppKit

struct LedgerTable: NSViewRepresentable {
    let rows: [String]
    func makeCoordinator() -> LedgerDriver { LedgerDriver(rows: rows) }
    func makeNSView(context: Context) -> NSTableView {
        let table = NSTableView()
        table.delegate = context.coordinator
        table.dataSource = nil
        return table
    }
    func updateNSView(_ table: NSTableView, context: Context) { context.coordinator.rows = rows; table.reloadData() } // expect: unguarded_update_write
}
@MainActor
final class LedgerDriver: NSObject, NSTableViewDelegate, NSTableViewDataSource { // expect: delegate_never_assigned
    var rows: [String]
    init(rows: [String]) { self.rows = rows }
    func numberOfRows(in tableView: NSTableView) -> Int { rows.count }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
}
