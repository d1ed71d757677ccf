import AppKit
import SwiftUI

struct LedgerTable: NSViewRepresentable {
    var isStriped: Bool

    func makeCoordinator() -> Keeper {
        Keeper()
    }

    func makeNSView(context: Context) -> NSScrollView {
        let scroll = NSScrollView()
        scroll.documentView = NSTableView()
        return scroll
    }

    func updateNSView(_ scroll: NSScrollView, context: Context) {
        let keeper = context.coordinator
        (scroll.documentView as? NSTableView)?.dataSource = keeper // expect: delegate_set_in_update
        guard let table = scroll.documentView as? NSTableView else { return }
        table.usesAlternatingRowBackgroundColors = isStriped
        table.delegate = keeper // expect: delegate_set_in_update
    }

    @MainActor
    final class Keeper: NSObject, NSTableViewDataSource, NSTableViewDelegate {
        func numberOfRows(in tableView: NSTableView) -> Int {
            0
        }
    }
}
