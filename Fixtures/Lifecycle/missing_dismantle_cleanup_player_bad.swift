import AVKit
import SwiftUI

struct LoopStage: UIViewControllerRepresentable {
    let player: AVPlayer
    var isMuted: Bool

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let stage = AVPlayerViewController()
        stage.player = player
        // The player belongs to somebody else, and goes on without the view.
        player.play() // expect: missing_dismantle_cleanup
        return stage
    }

    func updateUIViewController(_ stage: AVPlayerViewController, context: Context) {
        stage.player?.isMuted = isMuted
        if stage.player !== player { stage.player = player }
    }
}

struct ClipStage: UIViewControllerRepresentable {
    let clip: URL

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let stage = AVPlayerViewController()
        let player = AVPlayer(url: clip)
        stage.player = player
        player.play() // expect-info: missing_dismantle_cleanup
        return stage
    }

    func updateUIViewController(_ stage: AVPlayerViewController, context: Context) {
        if (stage.player?.currentItem?.asset as? AVURLAsset)?.url != clip {
            stage.player?.replaceCurrentItem(with: AVPlayerItem(url: clip))
        }
    }
}
