import UIKit
struct Row: Hashable {
    let id = UUID() // expect: unstable_item_identity
    let t: String
}
final class C: UIViewController {
    var source: UICollectionViewDiffableDataSource<Int, Row>?
    func apply(_ n: [String]) {
        var s = NSDiffableDataSourceSectionSnapshot<Row>()
        s.append(n.map { Row(t: $0) })
        source?.apply(s, to: 0)
    }
}
