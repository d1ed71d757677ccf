import SwiftUI
import UIKit

typealias RowAction = (Int) -> Void

struct TaskTable: UIViewRepresentable {
    var rows: [String]
    let onOpen: RowAction
    var onDelete: RowAction?

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        let coordinator = context.coordinator
        coordinator.rows = rows
        coordinator.onOpen = onOpen
        coordinator.onDelete = onDelete
        table.dataSource = coordinator
        table.delegate = coordinator
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) { // expect: missing_closure_refresh
        guard context.coordinator.rows != rows else { return }
        context.coordinator.rows = rows
        table.reloadData()
    }

    @MainActor
    final class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows: [String] = []
        var onOpen: RowAction?
        var onDelete: RowAction?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            rows.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            onOpen?(indexPath.row)
        }

        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            onDelete?(indexPath.row)
        }
    }
}
