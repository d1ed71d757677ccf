import AVFoundation
import SwiftUI
import UIKit

struct Meter: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIProgressView {
        let bar = UIProgressView()
        context.coordinator.listen(bar)
        return bar
    }

    func updateUIView(_ bar: UIProgressView, context: Context) {}

    static func dismantleUIView(_ bar: UIProgressView, coordinator: Coordinator) {
        coordinator.engine.inputNode.removeTap(onBus: 0)
    }

    @MainActor
    final class Coordinator {
        let engine = AVAudioEngine()

        func listen(_ bar: UIProgressView) {
            engine.inputNode.installTap(onBus: 0, bufferSize: 512, format: nil) { buffer, _ in
                let length = buffer.frameLength
                Task { @MainActor in bar.progress = Float(length) }
            }
        }
    }
}
