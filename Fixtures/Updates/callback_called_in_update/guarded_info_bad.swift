import SwiftUI
import UIKit

struct Cells: UIViewRepresentable {
    var items: [String]
    let onChange: ([String]) -> Void

    func makeUIView(context: Context) -> UITableView { UITableView() }

    func updateUIView(_ table: UITableView, context: Context) {
        guard context.coordinator.items != items else { return }
        context.coordinator.items = items
        table.reloadData()
        onChange(items) // expect-info: callback_called_in_update
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator { var items: [String] = [] }
}
