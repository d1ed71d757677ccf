import AppKit
import SwiftUI

struct Outline<Row: Identifiable>: NSViewControllerRepresentable {
    let rows: [Row]
    let title: (Row) -> String

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeNSViewController(context: Context) -> OutlineController {
        let controller = OutlineController()
        controller.outline.dataSource = context.coordinator
        return controller
    }

    func updateNSViewController(_ controller: OutlineController, context: Context) { // expect: missing_parent_refresh
        if controller.outline.numberOfRows != rows.count { controller.outline.reloadData() }
    }

    @MainActor
    final class Coordinator: NSObject, NSOutlineViewDataSource {
        private var outline: Outline

        init(_ outline: Outline) { self.outline = outline }

        func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { outline.rows.count }
        func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
        func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { outline.rows[index] }
    }
}

final class OutlineController: NSViewController {
    let outline = NSOutlineView()
    override func loadView() { view = outline }
}
