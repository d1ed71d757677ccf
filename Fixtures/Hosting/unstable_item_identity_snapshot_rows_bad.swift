import UIKit

struct HeaderItem: Hashable {
    let id = UUID() // expect: unstable_item_identity
    let title: String
}

final class NewsController: UIViewController {
    private var source: UICollectionViewDiffableDataSource<Int, HeaderItem>?

    func apply(_ titles: [String]) async {
        var snapshot = NSDiffableDataSourceSnapshot<Int, HeaderItem>()
        snapshot.appendSections([0])
        let items = titles.map(HeaderItem.init(title:))
        snapshot.appendItems(items, toSection: 0)
        await source?.apply(snapshot)
    }
}
