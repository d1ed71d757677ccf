import SwiftUI
import UIKit

struct QueueList: UIViewRepresentable {
    var tracks: [String]
    var isLive: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITableView { UITableView() }

    func updateUIView(_ table: UITableView, context: Context) {
        let coordinator = context.coordinator
        var needsReload = false
        if isLive { needsReload = true }
        if coordinator.tracks != tracks {
            coordinator.tracks = tracks
            table.accessibilityValue = "\(tracks.count)"
        }
        if needsReload {
            table.reloadData() // expect: unguarded_update_write
        }
        coordinator.isUpdating = true
        table.contentOffset = .zero // expect: unguarded_update_write
        coordinator.isUpdating = false
    }

    @MainActor
    final class Coordinator: NSObject {
        var tracks: [String] = []
        var isUpdating = false
    }
}
