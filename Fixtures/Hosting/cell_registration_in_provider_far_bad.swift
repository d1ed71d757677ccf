import UIKit

/// By a method, with its type told by the annotation, and computed at each read.
final class AlbumGrid: UICollectionViewController {
    private lazy var album = makeAlbum()
    private lazy var single: UICollectionView.CellRegistration<UICollectionViewListCell, String> = UICollectionView.CellRegistration {  // expect: cell_registration_in_provider
        cell, _, name in cell.accessibilityLabel = name
    }
    private var mix: UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        .init { cell, _, name in cell.accessibilityLabel = name }  // expect: cell_registration_in_provider
    }

    private func makeAlbum() -> UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        UICollectionView.CellRegistration { cell, _, name in cell.accessibilityLabel = name }  // expect: cell_registration_in_provider
    }

    override func collectionView(_ grid: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        switch indexPath.section {
        case 0: grid.dequeueConfiguredReusableCell(using: album, for: indexPath, item: "")
        case 1: grid.dequeueConfiguredReusableCell(using: single, for: indexPath, item: "")
        default: grid.dequeueConfiguredReusableCell(using: mix, for: indexPath, item: "")
        }
    }
}

/// The row's own model makes the cell.
struct TrackModel {
    let name: String

    @MainActor func cell(in grid: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell {
        let row = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }  // expect: cell_registration_in_provider
        return grid.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
    }
}

final class TrackGrid: UICollectionViewController {
    var tracks: [TrackModel] = []

    override func collectionView(_ grid: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        tracks[indexPath.item].cell(in: grid, at: indexPath)
    }
}
