import SwiftUI
import UIKit

/// Read once before the data source is made.
final class LibraryGrid: UIViewController {
    private let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var source: UICollectionViewDiffableDataSource<Int, String>?
    private lazy var rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
        cell.contentConfiguration = UIHostingConfiguration { Text(title) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = rows
        source = UICollectionViewDiffableDataSource(collectionView: grid) { [unowned self] grid, indexPath, title in
            grid.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: title)
        }
    }
}

/// In the capture list, so that it is there when the closure is.
final class PlaylistGrid: UIViewController {
    private let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private lazy var rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, song in
        cell.contentConfiguration = UIHostingConfiguration { Text(song) }
    }
    private lazy var headings = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(elementKind: "heading") { view, _, _ in
        view.contentConfiguration = UIHostingConfiguration { Text("Songs") }
    }

    private lazy var source: UICollectionViewDiffableDataSource<Int, String> = {
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { [rows] grid, indexPath, song in
            grid.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: song)
        }
        source.supplementaryViewProvider = { [heading = headings] grid, _, indexPath in
            grid.dequeueConfiguredReusableSupplementary(using: heading, for: indexPath)
        }
        return source
    }()
}

/// Made where the data source is made, in a closure called in place.
final class EpisodeSource: UICollectionViewDiffableDataSource<Int, String> {
    init(grid: UICollectionView) {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            cell.contentConfiguration = UIHostingConfiguration { Text(name) }
        }
        super.init(collectionView: grid) { grid, indexPath, name in
            grid.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
        }
    }
}

enum Registrations {
    static let footer = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(elementKind: "footer") { view, _, _ in
        view.contentConfiguration = UIHostingConfiguration { Text("End") }
    }
}

final class FeedGrid: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        warmUp()
    }

    private func warmUp() {
        _ = Registrations.footer
    }

    override func collectionView(
        _ grid: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        grid.dequeueConfiguredReusableSupplementary(using: Registrations.footer, for: indexPath)
    }
}
