import CoreMotion
import SwiftUI
import UIKit

struct Tilt: UIViewRepresentable {
    func makeCoordinator() -> Sensor { Sensor() }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        context.coordinator.start(view)
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}

    static func dismantleUIView(_ view: UIView, coordinator: Sensor) {
        coordinator.motion.stopDeviceMotionUpdates()
    }

    @MainActor
    final class Sensor {
        let motion = CMMotionManager()
        let steps = CMPedometer()

        func start(_ view: UIView) {
            motion.startDeviceMotionUpdates(to: .main) { [weak view] data, _ in
                view?.transform = .init(rotationAngle: data?.attitude.roll ?? 0)
            }
            motion.startGyroUpdates(to: .main) { _, _ in } // expect: missing_dismantle_cleanup
            steps.startUpdates(from: .now) { _, _ in } // expect: main_actor_closure_off_main
        }
    }
}
