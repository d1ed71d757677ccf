import UIKit
struct Row: Hashable {
    let id = UUID() // expect: unstable_item_identity
    let title: String
}
final class C: UIViewController {
    var source: UITableViewDiffableDataSource<Int, Row>?
    var names: [String] = []
    func apply() {
        var s = NSDiffableDataSourceSnapshot<Int, Row>()
        s.appendSections([0])
        s.appendItems(makeRows())
        source?.apply(s)
    }
    private func makeRows() -> [Row] { names.map { Row(title: $0) } }
}
