import SwiftUI
import UIKit

struct TrackRow: View {
    let name: String
    let play: () -> Void
    var onShare: (() -> Void)?
    var body: some View { Button(name, action: play) }
}

final class TrackTable: UITableViewController {
    private var tracks: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tracks.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath)
        let row = indexPath.row
        let name = tracks[row]
        cell.contentConfiguration = UIHostingConfiguration {
            TrackRow(name: name, play: { [weak self] in self?.play(row) }, onShare: { [weak self] in // expect: cell_content_captures_position
                self?.share(at: indexPath) // expect: cell_content_captures_position
            })
        }
        return cell
    }

    private func play(_ index: Int) { title = tracks[index] }
    private func share(at position: IndexPath) { title = tracks[position.row] }
}

final class AlbumGrid: UICollectionViewController {
    private var albums: [String] = []
    private var row: UICollectionView.CellRegistration<UICollectionViewListCell, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        row = .init { [weak self] cell, indexPath, album in
            guard let self else { return }
            cell.contentConfiguration = self.content(album, at: indexPath, in: cell)
        }
    }

    private func content(_ album: String, at position: IndexPath, in cell: UICollectionViewListCell) -> some UIContentConfiguration {
        UIHostingConfiguration {
            VStack {
                Text(album)
                    .onTapGesture { [weak self, position] in // expect: cell_content_captures_position
                        self?.open(position)
                    }
                Toggle("Pinned", isOn: Binding(get: { false }, set: { cell.isSelected = $0 })) // expect: cell_content_captures_position
            }
        }
        .margins(.all, 0)
    }

    private func open(_ position: IndexPath) { title = albums[position.item] }
}

/// A cell that fills itself: the action keeps it.
final class RatingCell: UICollectionViewCell {
    var onRate: ((Int) -> Void)?

    func show(_ stars: Int) {
        contentConfiguration = UIHostingConfiguration {
            Button("Rate") { self.onRate?(stars) } // expect: cell_content_captures_position
        }
    }
}
