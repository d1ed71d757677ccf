/// A controller that is shown as a whole screen, a sheet or a panel.
package struct ModalController: Hashable, Sendable {
    /// When it goes away without the app's help.
    package enum Closing: String, Sendable {
        case all, none, cancel, unknown
        /// On a cancel whose callback the delegate does not implement.
        case unimplementedCancel = "unimplemented_cancel"
    }

    package let className: String
    /// nil where it has none.
    package let delegateProtocol: String?
    package let closesByItself: Closing
    /// Its inputs are taken at construction, or at the latest before it is shown: later changes have nowhere to go.
    package let takesInputsOnce: Bool

    fileprivate init?(_ row: FactRow) {
        guard row.count == 5, let closing = Closing(rawValue: row[2]) else { return nil }
        className = row[0]
        delegateProtocol = row.names(1).first
        closesByItself = closing
        takesInputsOnce = row.isYes(3)
    }
}

/// The modal controllers of the frameworks.
package enum ModalControllers {
    /// nil for a class that the table does not know.
    package static func named(_ className: String) -> ModalController? {
        byName[className]
    }

    /// The controllers whose delegate is of this protocol.
    package static func controllers(withDelegate protocolName: String) -> [ModalController] {
        all.filter { $0.delegateProtocol == protocolName }
    }

    static let all: [ModalController] = FactTable.modalControllers.rows(ModalController.init)
    private static let byName = Dictionary(all.map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })
}
