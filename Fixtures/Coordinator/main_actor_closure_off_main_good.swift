import AVFAudio
import CoreMotion
import Photos
import SwiftUI
import UIKit

struct Compass: UIViewRepresentable {
    func makeCoordinator() -> Navigator { Navigator() }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.label = label
        context.coordinator.start()
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {}

    static func dismantleUIView(_ label: UILabel, coordinator: Navigator) {
        coordinator.stop()
    }
}

@MainActor
final class Navigator {
    weak var label: UILabel?
    private let motion = CMMotionManager()
    private let engine = AVAudioEngine()
    private var source: (any DispatchSourceTimer)?
    private var other: (any DispatchSourceTimer)?

    func start() {
        // On the main queue.
        motion.startDeviceMotionUpdates(to: .main) { [weak self] motion, _ in
            self?.label?.text = "\(motion?.heading ?? 0)"
        }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { [weak self] in self?.label?.alpha = 1 }
        self.source = source
        DispatchQueue(label: "lock").sync { label?.alpha = 0 }
        // They say that they belong to nobody.
        engine.inputNode.installTap(onBus: 0, bufferSize: 512, format: nil) { @Sendable buffer, _ in print(buffer.frameLength) }
        listen(to: engine)
        // Written where the main actor was left already.
        Task.detached {
            PHPhotoLibrary.requestAuthorization { status in print(status) }
        }
        DispatchQueue.global().async {
            PHPhotoLibrary.requestAuthorization { status in print(status) }
        }
        // Taken as `@Sendable`.
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in print(status) }
        // Asynchronous.
        Task { _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite) }
    }

    private nonisolated func listen(to engine: AVAudioEngine) {
        engine.inputNode.installTap(onBus: 1, bufferSize: 512, format: nil) { buffer, _ in print(buffer.frameLength) }
    }

    func stop() {
        engine.inputNode.removeTap(onBus: 0)
        engine.inputNode.removeTap(onBus: 1)
        motion.stopDeviceMotionUpdates()
        source?.cancel()
    }
}

final class Free: NSObject {
    func listen(to engine: AVAudioEngine) {
        engine.inputNode.installTap(onBus: 0, bufferSize: 512, format: nil) { buffer, _ in print(buffer.frameLength) }
    }
}
