import UIKit
struct Row: Hashable {
    let id = UUID()
    let title: String
    static func == (a: Row, b: Row) -> Bool { a.title == b.title }
    func hash(into hasher: inout Hasher) { hasher.combine(title) }
}
final class C: UIViewController {
    var source: UITableViewDiffableDataSource<Int, Row>?
    func apply(_ names: [String]) {
        var s = NSDiffableDataSourceSnapshot<Int, Row>()
        s.appendSections([0])
        s.appendItems(names.map { Row(title: $0) })
        source?.apply(s)
    }
}
