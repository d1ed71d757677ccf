import AVFoundation
import Combine
import SwiftUI
import UIKit

struct BufferBar: UIViewRepresentable {
    let item: AVPlayerItem

    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }

    func updateUIView(_ bar: UIProgressView, context: Context) {
        context.coordinator.watch = item.publisher(for: \.isPlaybackBufferFull)
            .receive(on: DispatchQueue.main)
            .sink { [weak bar] full in bar?.isHidden = full }
        context.coordinator.observation = item.observe(\.status) { _, _ in }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator {
        var watch: AnyCancellable?
        var observation: NSKeyValueObservation?
    }
}
