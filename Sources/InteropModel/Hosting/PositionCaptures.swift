import SwiftTree

/// What the actions in a cell's content take from around them that will mean something else by the time they run.
package struct PositionCaptures: Sendable {
    package enum Form: Sendable {
        case position, cell
    }

    package struct Entry: Sendable {
        package let captured: CapturedValue
        package let form: Form
    }

    package let entries: [Entry]

    package init(table: TypeTable, content: CellContent) {
        entries = content.actions(in: table).flatMap { _, argument in
            argument.value.holds.compactMap { captured in
                if Self.isPosition(captured) { return Entry(captured: captured, form: .position) }
                return Self.isCell(captured, of: content, table) ? Entry(captured: captured, form: .cell) : nil
            }
        }
    }

    /// An index path, or its row or item.
    private static func isPosition(_ captured: CapturedValue) -> Bool {
        if captured.type == .external("IndexPath") { return true }
        return captured.owner == .external("IndexPath") && ["row", "item"].contains(captured.place?.last)
    }

    /// A cell that is captured weakly may be asked where it is now.
    private static func isCell(_ captured: CapturedValue, of content: CellContent, _ table: TypeTable) -> Bool {
        guard captured.strength == .strong, let place = captured.place else { return false }
        return place == content.cell || (table.isCell(captured.type) && captured.type != .unknown)
    }
}
