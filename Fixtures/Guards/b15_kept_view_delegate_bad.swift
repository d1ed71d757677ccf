import AppKit
import SwiftUI

struct OutlinePane: NSViewRepresentable {
    var rows: [String]

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> NSScrollView {
        let scroll = NSScrollView()
        let outline = NSOutlineView()
        scroll.documentView = outline
        context.coordinator.outline = outline
        return scroll
    }

    func updateNSView(_ scroll: NSScrollView, context: Context) {
        context.coordinator.apply(rows)
    }

    @MainActor
    final class Coordinator: NSObject, NSOutlineViewDelegate, NSOutlineViewDataSource {
        weak var outline: NSOutlineView?
        private var rows: [String] = []

        func apply(_ rows: [String]) {
            self.rows = rows
            outline?.dataSource = self // expect: delegate_set_in_update
            guard let outline else { return }
            outline.delegate = self // expect: delegate_set_in_update
            outline.reloadData() // expect: unguarded_update_write
        }

        func outlineView(_ view: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { rows.count }
    }
}
