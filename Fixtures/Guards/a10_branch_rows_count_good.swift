import SwiftUI
import UIKit

struct MessageLog: UIViewRepresentable {
    let messages: [String]

    func makeCoordinator() -> MessageSource { MessageSource() }

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        table.dataSource = context.coordinator
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) {
        context.coordinator.messages = messages
        guard table.numberOfRows(inSection: 0) != messages.count else { return }
        table.reloadData()
        table.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: true)
    }
}

@MainActor
final class MessageSource: NSObject, UITableViewDataSource {
    var messages: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = messages[indexPath.row]
        return cell
    }
}
