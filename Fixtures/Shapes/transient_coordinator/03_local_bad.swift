import SwiftUI
import UIKit

struct ShelfTable: UIViewRepresentable {
    let books: [String] // expect: property_not_synced

    func makeCoordinator() -> ShelfSource { ShelfSource(books: books) }
    func makeUIView(context: Context) -> UITableView {
        let table = UITableView(frame: .zero, style: .insetGrouped)
        let source = ShelfSource(books: books) // expect: transient_coordinator
        table.dataSource = source
        table.delegate = source
        return table
    }
    func updateUIView(_ table: UITableView, context: Context) {} // expect: missing_closure_refresh
}

@MainActor
final class ShelfSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var books: [String]
    init(books: [String]) { self.books = books }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
