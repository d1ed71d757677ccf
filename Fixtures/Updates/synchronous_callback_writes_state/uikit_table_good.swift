import SwiftUI
import UIKit

struct Songs: UIViewRepresentable {
    @Binding var row: Int

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.delegate = context.coordinator
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) {
        if table.indexPathForSelectedRow?.row != row {
            table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(row: $row) }

    @MainActor
    final class Coordinator: NSObject, UITableViewDelegate {
        let row: Binding<Int>
        init(row: Binding<Int>) { self.row = row }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            row.wrappedValue = indexPath.row
        }
    }
}
