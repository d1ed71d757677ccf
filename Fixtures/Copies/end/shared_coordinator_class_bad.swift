import CoreMotion
import SwiftUI
import UIKit

@MainActor
final class TiltDriver {
    let motion = CMMotionManager()

    func start() {
        motion.startAccelerometerUpdates(to: .main) { _, _ in } // expect: missing_dismantle_cleanup
    }

    func stop() { motion.stopAccelerometerUpdates() }
}

struct Bowl: UIViewRepresentable {
    func makeCoordinator() -> TiltDriver { TiltDriver() }
    func makeUIView(context: Context) -> UIView {
        context.coordinator.start()
        return UIView()
    }
    func updateUIView(_ view: UIView, context: Context) {}
    static func dismantleUIView(_ view: UIView, coordinator: TiltDriver) { coordinator.stop() }
}

struct Tray: UIViewRepresentable {
    func makeCoordinator() -> TiltDriver { TiltDriver() }
    func makeUIView(context: Context) -> UIView {
        let tray = UIView()
        context.coordinator.start()
        return tray
    }
    func updateUIView(_ view: UIView, context: Context) {}
}

struct Plate: UIViewRepresentable {
    func makeCoordinator() -> TiltDriver { TiltDriver() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}
