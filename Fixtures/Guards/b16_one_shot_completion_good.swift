import AVKit
import SwiftUI

struct ClipStage: UIViewControllerRepresentable {
    let player: AVPlayer
    @Binding var seekTarget: CMTime?

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let stage = AVPlayerViewController()
        stage.player = player
        return stage
    }

    func updateUIViewController(_ stage: AVPlayerViewController, context: Context) {
        if let seekTarget {
            stage.player?.seek(to: seekTarget) { _ in
                self.seekTarget = nil
            }
        }
    }
}
