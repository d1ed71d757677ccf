import SwiftUI
import UIKit

struct ShelfRow: View {
    let name: String
    @State private var isOpen = false
    var body: some View { Toggle(name, isOn: $isOpen) }
}

final class ShelfTable: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
        let row = ShelfRow(name: "\(indexPath.row)")  // expect: hosted_cell_state_without_id
        cell.contentConfiguration = UIHostingConfiguration { row }
        return cell
    }
}

final class BookTable: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        cell.contentConfiguration = UIHostingConfiguration {
            AnyView(ShelfRow(name: "\(indexPath.row)"))  // expect: hosted_cell_state_without_id
        }
        return cell
    }
}
