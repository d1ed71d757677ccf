import AppKit
import SwiftUI

struct LedgerTable: NSViewControllerRepresentable {
    var rows: [String]

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSViewController(context: Context) -> LedgerController {
        let controller = LedgerController()
        controller.ledgerDelegate = context.coordinator
        return controller
    }

    func updateNSViewController(_ controller: LedgerController, context: Context) {
        controller.rows = rows
    }

    @MainActor
    final class Coordinator: NSObject, LedgerDelegate {
        func picked(_ row: Int) {}
    }
}

@MainActor
protocol LedgerDelegate: AnyObject {
    func picked(_ row: Int)
}

final class LedgerController: NSViewController {
    weak var ledgerDelegate: LedgerDelegate?
    var rows: [String] = []
}
