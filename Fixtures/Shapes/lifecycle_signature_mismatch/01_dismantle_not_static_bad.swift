import SwiftUI
import AVKit

struct LectureStage: UIViewControllerRepresentable {
    let player: AVPlayer

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let stage = AVPlayerViewController()
        stage.player = player
        return stage
    }

    func updateUIViewController(_ stage: AVPlayerViewController, context: Context) {
        if stage.player !== player { stage.player = player }
    }
}

extension LectureStage {
    func dismantleUIViewController(_ stage: AVPlayerViewController, coordinator: ()) { // expect: lifecycle_signature_mismatch
        stage.player?.pause()
        stage.player = nil
    }
}
