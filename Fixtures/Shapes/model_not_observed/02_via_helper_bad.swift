import SwiftUI
import Combine
import AppKit

class Playlist: ObservableObject {
    @Published private(set) var tracks: [String] = []
}
final class SmartPlaylist: Playlist {}

struct PlaylistTable: NSViewRepresentable {
    var playlist: SmartPlaylist // expect-info: model_not_observed

    func makeNSView(context: Context) -> NSTableView { NSTableView() }
    func updateNSView(_ table: NSTableView, context: Context) { refresh(table) }

    private func refresh(_ table: NSTableView) {
        let count = playlist.tracks.count
        table.toolTip = "\(count) tracks"
    }
}
