import AppKit
import SwiftUI

/// Refreshed through a local function; read by an extension alone.
struct TokenPane: NSViewRepresentable {
    var tokens: [String]
    var onRemove: (String) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeNSView(context: Context) -> NSTableView {
        let table = NSTableView()
        table.delegate = context.coordinator
        table.dataSource = context.coordinator
        return table
    }

    func updateNSView(_ table: NSTableView, context: Context) {
        func hand(_ pane: TokenPane, to keeper: Coordinator) {
            keeper.pane = pane
        }
        hand(self, to: context.coordinator)
        if table.numberOfRows != tokens.count { table.reloadData() }
    }

    @MainActor
    final class Coordinator: NSObject {
        var pane: TokenPane?
    }
}

extension TokenPane.Coordinator: NSTableViewDataSource, NSTableViewDelegate {
    func numberOfRows(in tableView: NSTableView) -> Int {
        pane?.tokens.count ?? 0
    }

    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
        if let pane { pane.onRemove(pane.tokens[row]) }
        return false
    }
}
