import AVFoundation
import SwiftUI
import UIKit

struct SeekBar: UIViewRepresentable {
    let player: AVPlayer

    func makeUIView(context: Context) -> UISlider { UISlider() }

    func updateUIView(_ bar: UISlider, context: Context) {
        context.coordinator.follow(player, on: bar)
    }

    static func dismantleUIView(_ bar: UISlider, coordinator: Coordinator) { coordinator.stop() }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor
    final class Coordinator {
        private var player: AVPlayer?
        private var token: Any?

        func follow(_ next: AVPlayer, on bar: UISlider) {
            stop()
            player = next
            token = next.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 4), queue: .main) { [weak bar] time in
                bar?.value = Float(time.seconds)
            }
        }

        func stop() {
            if let token { player?.removeTimeObserver(token) }
            token = nil
        }
    }
}
