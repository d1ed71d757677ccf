import SwiftUI
import UIKit

struct ItemList<Item: Hashable>: UIViewRepresentable {
    let items: [Item]
    let select: (Item) -> Void

    func makeCoordinator() -> ListDriver<Item> { .init(items: items, select: select) }

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.delegate = context.coordinator
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) { // expect: missing_closure_refresh
        context.coordinator.items = items
    }
}

@MainActor
final class ListDriver<Item: Hashable>: NSObject, UITableViewDelegate {
    var items: [Item]
    var select: (Item) -> Void

    init(items: [Item], select: @escaping (Item) -> Void) {
        self.items = items
        self.select = select
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        select(items[indexPath.row])
    }
}
