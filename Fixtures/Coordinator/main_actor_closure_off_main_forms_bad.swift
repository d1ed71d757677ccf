import AVFAudio
import CoreMotion
import Photos
import Speech
import SwiftUI
import UIKit

struct SensorBoard: UIViewRepresentable {
    func makeCoordinator() -> Board { Board() }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.label = label
        SFSpeechRecognizer.requestAuthorization { [weak label] status in // expect: main_actor_closure_off_main
            DispatchQueue.main.async { label?.isEnabled = status == .authorized }
        }
        context.coordinator.start()
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {}

    static func dismantleUIView(_ label: UILabel, coordinator: Board) {
        coordinator.stop()
    }
}

@MainActor
final class Board: NSObject {
    weak var label: UILabel?
    private let motion = CMMotionManager()
    private let steps = CMPedometer()
    private let queue = OperationQueue()
    private let ticks = DispatchQueue(label: "ticks")
    private var source: (any DispatchSourceTimer)?

    func start() {
        motion.startDeviceMotionUpdates(to: queue) { [weak self] motion, _ in // expect: main_actor_closure_off_main
            let pitch = motion?.attitude.pitch ?? 0
            Task { @MainActor in self?.label?.text = "\(pitch)" }
        }
        steps.startUpdates(from: Date()) { data, _ in // expect: main_actor_closure_off_main
            print(data?.numberOfSteps ?? 0)
        }
        let source = DispatchSource.makeTimerSource(queue: ticks)
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler { print("tick") } // expect: main_actor_closure_off_main
        self.source = source
        Task {
            PHPhotoLibrary.shared().performChanges { // expect: main_actor_closure_off_main
                _ = PHAssetChangeRequest.self
            }
        }
        DispatchQueue.main.async {
            AVAudioSession.sharedInstance().requestRecordPermission { granted in // expect: main_actor_closure_off_main
                print(granted)
            }
        }
    }

    func stop() {
        motion.stopDeviceMotionUpdates()
        source?.cancel()
    }
}
