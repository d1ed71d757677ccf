import SwiftUI
import UIKit

@MainActor
protocol PaneView: UIViewRepresentable where UIViewType == UITableView {
    func makePane(context: Context) -> UITableView
    func refreshPane(_ table: UITableView, context: Context)
}

extension PaneView {
    func makeUIView(context: Context) -> UITableView {
        makePane(context: context)
    }

    func updateUIView(_ table: UITableView, context: Context) {
        refreshPane(table, context: context)
    }
}

struct InvoicePane: PaneView {
    var isEditing: Bool

    func makeCoordinator() -> Rows {
        Rows()
    }

    func makePane(context: Context) -> UITableView {
        UITableView()
    }

    func refreshPane(_ table: UITableView, context: Context) {
        table.isEditing = isEditing
        table.dataSource = context.coordinator // expect: delegate_set_in_update
    }

    @MainActor
    final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            0
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }
}
