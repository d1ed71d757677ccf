import SwiftUI
import UIKit

struct TileGrid: UIViewRepresentable {
    let tiles: [Int]
    func makeUIView(context: Context) -> UICollectionView {
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) { grid, path, item in // expect: transient_coordinator
            grid.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(tiles)
        source.apply(snapshot)
        grid.dataSource = source
        return grid
    }
    func updateUIView(_ grid: UICollectionView, context: Context) {}
}
