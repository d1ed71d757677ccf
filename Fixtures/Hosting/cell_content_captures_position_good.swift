import SwiftUI
import UIKit

struct TrackRow<Badge: View>: View {
    let name: String
    let play: () -> Void
    @ViewBuilder var badge: Badge
    var body: some View {
        HStack {
            Button(name, action: play)
            badge
        }
    }
}

struct Track: Hashable {
    let id: Int
    let name: String
}

final class TrackGrid: UICollectionViewController {
    private var tracks: [Track] = []
    private var row: UICollectionView.CellRegistration<UICollectionViewListCell, Track>!

    override func viewDidLoad() {
        super.viewDidLoad()
        row = .init { [weak self] cell, indexPath, track in
            let isFirst = indexPath.item == 0
            let last = self?.tracks[indexPath.item]
            cell.contentConfiguration = UIHostingConfiguration {
                TrackRow(name: track.name, play: { self?.play(track.id) }) {
                    // Built at once: it shows the place at which the cell is filled.
                    if isFirst { Text("New") } else { Text("\(indexPath.item)") }
                }
                .swipeActions {
                    Button("Hide") { [weak cell] in
                        guard let self, let cell, let now = self.collectionView.indexPath(for: cell) else { return }
                        self.hide(now)
                    }
                    Button("Keep") { self?.keep(last) }
                }
            }
            .background { indexPath.item.isMultiple(of: 2) ? Color.gray : Color.clear }
        }
    }

    private func play(_ id: Int) { title = tracks.first { $0.id == id }?.name }
    private func hide(_ position: IndexPath) { tracks.remove(at: position.item) }
    private func keep(_ track: Track?) { title = track?.name }
}

final class RatingCell: UICollectionViewCell {
    var onRate: ((Int) -> Void)?

    func show(_ stars: Int) {
        contentConfiguration = UIHostingConfiguration {
            Button("Rate") { [weak self] in self?.onRate?(stars) }
        }
    }
}

/// No cell: a position in a list that SwiftUI itself shows.
struct PlainList: View {
    let open: (IndexPath) -> Void
    var body: some View {
        ForEach(0..<3, id: \.self) { row in
            let position = IndexPath(row: row, section: 0)
            Button("\(row)") { open(position) }
        }
    }
}
