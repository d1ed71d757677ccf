import AVKit
import SwiftUI

struct TrailerPane: UIViewControllerRepresentable {
    let trailer: URL

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        AVPlayerViewController()
    }

    func updateUIViewController(_ pane: AVPlayerViewController, context: Context) {
        pane.player = .init(url: trailer) // expect: object_created_in_update
        pane.showsPlaybackControls = true
    }
}
