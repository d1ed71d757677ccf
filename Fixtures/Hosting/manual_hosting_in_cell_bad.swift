import SwiftUI
import UIKit

struct Track: View {
    var name = ""
    var body: some View { Text(name) }
}

/// Kept by the cell.
class TrackCell: UICollectionViewCell {
    private let host = UIHostingController(rootView: Track()) // expect: manual_hosting_in_cell

    override init(frame: CGRect) {
        super.init(frame: frame)
        host.view.frame = contentView.bounds
        contentView.addSubview(host.view)
    }

    required init?(coder: NSCoder) { nil }
}

/// Not even kept: still the cell's mistake, and one finding.
final class LooseTrackCell: UITableViewCell {
    func show(_ name: String) {
        let host = UIHostingController(rootView: Track(name: name)) // expect: manual_hosting_in_cell
        host.view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(host.view)
        host.view.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    }
}

final class TrackGrid: UIViewController, UICollectionViewDataSource {
    private let names = ["One", "Two"]
    private var hosts: [IndexPath: UIViewController] = [:]

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "track", for: indexPath)
        fill(cell, at: indexPath)
        return cell
    }

    private func fill(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        let host = UIHostingController(rootView: Track(name: names[indexPath.item])) // expect: manual_hosting_in_cell
        hosts[indexPath] = host
        cell.contentView.addSubview(host.view)
    }
}

final class TrackList: UIViewController {
    private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { [weak self] cell, _, name in
            let host = UIHostingController(rootView: Track(name: name)) // expect: manual_hosting_in_cell
            self?.addChild(host)
            cell.contentView.addSubview(host.view)
            host.didMove(toParent: self)
        }
        source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, indexPath, name in
            list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
        }
    }
}

final class TrackBoard: UIViewController {
    private let registration: UICollectionView.CellRegistration<UICollectionViewCell, String> = .init { cell, _, name in
        let host = UIHostingController(rootView: Track(name: name)) // expect: manual_hosting_in_cell
        cell.contentView.addSubview(host.view)
    }
}
