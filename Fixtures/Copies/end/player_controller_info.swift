import AVKit
import SwiftUI

struct Trailer: UIViewControllerRepresentable {
    let initialAddress: URL

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        let player = AVPlayer(url: initialAddress)
        controller.player = player
        player.play() // expect-info: missing_dismantle_cleanup
        return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}
