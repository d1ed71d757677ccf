import AVKit
import SwiftUI

struct Trailer: UIViewControllerRepresentable {
    let player: AVPlayer
    let item: AVPlayerItem

    func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }

    func updateUIViewController(_ stage: AVPlayerViewController, context: Context) {
        stage.player = player // expect: unguarded_update_write
        stage.player?.replaceCurrentItem(with: item) // expect: unguarded_update_write
        stage.player?.seek(to: .zero) // expect: unguarded_update_write
        stage.player?.isMuted = true
    }
}

struct Teaser: UIViewControllerRepresentable {
    let player: AVPlayer
    let item: AVPlayerItem

    func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }

    func updateUIViewController(_ stage: AVPlayerViewController, context: Context) {
        if stage.player !== player { stage.player = player }
        if stage.player?.currentItem != item {
            stage.player?.replaceCurrentItem(with: item)
            stage.player?.seek(to: .zero)
        }
    }
}
