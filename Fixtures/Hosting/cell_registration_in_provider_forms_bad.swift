import SwiftUI
import UIKit

/// Kept afterwards, in a method that the provider calls.
final class LibraryGrid: UIViewController {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>
    typealias Row = UICollectionView.CellRegistration<UICollectionViewListCell, String>

    private let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var rows: [String: Row] = [:]
    private lazy var source = Source(collectionView: grid) { [unowned self] grid, indexPath, title in
        grid.dequeueConfiguredReusableCell(using: row(for: title), for: indexPath, item: title)
    }

    private func row(for title: String) -> Row {
        if let known = rows[title] { return known }
        let row = Row { cell, _, title in // expect: cell_registration_in_provider
            cell.contentConfiguration = UIHostingConfiguration { Text(title) }
        }
        rows[title] = row
        return row
    }
}

/// The provider is a method given by its name.
final class PlaylistGrid: UIViewController {
    private let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        source = UICollectionViewDiffableDataSource(collectionView: grid, cellProvider: cell)
        source?.supplementaryViewProvider = heading
    }

    private func cell(in grid: UICollectionView, at indexPath: IndexPath, for song: String) -> UICollectionViewCell? {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, song in // expect: cell_registration_in_provider
            cell.contentConfiguration = UIHostingConfiguration { Text(song) }
        }
        return grid.dequeueConfiguredReusableCell(using: row, for: indexPath, item: song)
    }

    private func heading(in grid: UICollectionView, kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        grid.dequeueConfiguredReusableSupplementary(using: Self.headings, for: indexPath)
    }

    private static let headings = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(elementKind: "heading") { view, _, _ in // expect: cell_registration_in_provider
        view.contentConfiguration = UIHostingConfiguration { Text("Songs") }
    }
}

/// A data source of its own class.
final class EpisodeSource: UICollectionViewDiffableDataSource<Int, String> {
    init(grid: UICollectionView) {
        super.init(collectionView: grid) { grid, indexPath, name in
            let row: UICollectionView.CellRegistration<UICollectionViewListCell, String> = .init { cell, _, name in // expect: cell_registration_in_provider
                cell.contentConfiguration = UIHostingConfiguration { Text(name) }
            }
            return grid.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
        }
    }
}

private let footers = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(elementKind: "footer") { view, _, _ in // expect: cell_registration_in_provider
    view.contentConfiguration = UIHostingConfiguration { Text("End") }
}

final class FeedGrid: UICollectionViewController {
    override func collectionView(
        _ grid: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        grid.dequeueConfiguredReusableSupplementary(using: footers, for: indexPath)
    }
}
