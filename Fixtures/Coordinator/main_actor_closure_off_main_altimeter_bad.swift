import CoreMotion
import SwiftUI
import UIKit

struct HeightLabel: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.begin(label)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {}
    static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) { coordinator.end() }

    @MainActor
    final class Coordinator {
        private let altimeter = CMAltimeter()
        private let activity = CMMotionActivityManager()
        private lazy var queue: OperationQueue = {
            let queue = OperationQueue()
            queue.qualityOfService = .utility
            return queue
        }()

        func begin(_ label: UILabel) {
            altimeter.startRelativeAltitudeUpdates(to: queue) { data, _ in // expect: main_actor_closure_off_main
                guard let metres = data?.relativeAltitude.doubleValue else { return }
                Task { @MainActor in label.text = "\(metres)" }
            }
            activity.startActivityUpdates(to: OperationQueue.main) { activity in
                label.isEnabled = activity?.stationary ?? true
            }
        }

        func end() {
            altimeter.stopRelativeAltitudeUpdates()
            activity.stopActivityUpdates()
        }
    }
}
