import AVFoundation
import SwiftUI
import UIKit

struct Level: UIViewRepresentable {
    func makeCoordinator() -> Ear { Ear() }

    func makeUIView(context: Context) -> UIProgressView {
        let bar = UIProgressView()
        context.coordinator.listen(bar)
        return bar
    }

    func updateUIView(_ bar: UIProgressView, context: Context) {}

    static func dismantleUIView(_ bar: UIProgressView, coordinator: Ear) {
        coordinator.engine.stop()
    }

    final class Ear: NSObject, @unchecked Sendable {
        let engine = AVAudioEngine()
        let player = AVPlayer()

        @MainActor func listen(_ bar: UIProgressView) {
            engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { @Sendable _, _ in } // expect: missing_dismantle_cleanup
            try? engine.start()
            player.addObserver(self, forKeyPath: #keyPath(AVPlayer.rate), options: .new, context: nil) // expect: missing_dismantle_cleanup
            player.addObserver(self, forKeyPath: "status", options: .new, context: nil)
        }

        deinit { player.removeObserver(self, forKeyPath: "status") }
    }
}
