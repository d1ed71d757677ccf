import AppKit
import SwiftUI

struct FileOutline: NSViewRepresentable {
    @Binding var row: Int

    func makeNSView(context: Context) -> NSOutlineView {
        let outline = NSOutlineView()
        outline.delegate = context.coordinator
        return outline
    }

    func updateNSView(_ outline: NSOutlineView, context: Context) {
        context.coordinator.isSyncing = true
        defer { context.coordinator.isSyncing = false }
        if outline.selectedRow != row {
            outline.selectRowIndexes([row], byExtendingSelection: false)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(row: $row) }

    @MainActor
    final class Coordinator: NSObject, NSOutlineViewDelegate {
        var isSyncing = false
        let row: Binding<Int>
        init(row: Binding<Int>) { self.row = row }

        func outlineViewSelectionDidChange(_ notification: Notification) {
            guard !isSyncing, let outline = notification.object as? NSOutlineView else { return }
            row.wrappedValue = outline.selectedRow
        }
    }
}
