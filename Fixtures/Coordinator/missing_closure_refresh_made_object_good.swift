import AVKit
import SwiftUI

/// The player is made from the address; it is no copy of it.
struct LoopView: UIViewControllerRepresentable {
    let address: URL
    let isLooping: Bool

    func makeCoordinator() -> Coordinator {
        Coordinator(address: address, isLooping: isLooping)
    }

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        controller.player = context.coordinator.player
        return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}

    static func dismantleUIViewController(_ controller: AVPlayerViewController, coordinator: Coordinator) {
        coordinator.player.pause()
    }

    @MainActor
    final class Coordinator {
        let player: AVPlayer

        init(address: URL, isLooping: Bool) {
            let made: AVPlayer
            if isLooping {
                made = AVQueuePlayer(items: [AVPlayerItem(url: address)])
            } else {
                made = AVPlayer(playerItem: AVPlayerItem(url: address))
            }
            player = made
        }
    }
}
