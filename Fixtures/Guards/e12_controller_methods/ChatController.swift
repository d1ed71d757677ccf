import UIKit

final class ChatController: UIViewController, UITableViewDataSource {
    private let table = UITableView()
    private let input = UITextView()
    private var messages: [String] = []

    var draft = "" {
        didSet { input.text = draft } // expect: unguarded_update_write
    }

    func update(messages: [String]) {
        let isAtEnd = table.contentOffset.y > table.contentSize.height - table.bounds.height
        guard messages != self.messages else { return table.setNeedsLayout() }
        self.messages = messages
        table.reloadData()
        if isAtEnd { scrollToEnd() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        table.reloadData()
        input.becomeFirstResponder()
    }

    private func scrollToEnd() {
        table.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
}
