import SwiftUI
import UIKit

struct TrackList: UIViewRepresentable {
    var tracks: [String]
    var title: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITableView { UITableView() }

    func updateUIView(_ table: UITableView, context: Context) {
        let coordinator = context.coordinator
        var needsReload = false
        if coordinator.tracks != tracks {
            coordinator.tracks = tracks
            needsReload = true
        }
        let titleChanged: Bool
        switch coordinator.title {
        case title: titleChanged = false
        default: titleChanged = true
        }
        coordinator.title = title
        if needsReload { table.reloadData() }
        guard titleChanged || needsReload else { return }
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    }

    @MainActor
    final class Coordinator: NSObject {
        var tracks: [String] = []
        var title = ""
    }
}
