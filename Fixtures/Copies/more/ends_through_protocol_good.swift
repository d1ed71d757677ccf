import CoreLocation
import SwiftUI
import UIKit

@MainActor
protocol Stoppable: AnyObject {
    func stop()
}

@MainActor
class LocatingCoordinator: NSObject, Stoppable {
    let manager = CLLocationManager()

    func begin() {
        manager.startUpdatingLocation()
        manager.startUpdatingHeading()
    }

    func stop() {
        manager.stopUpdatingLocation()
        manager.stopUpdatingHeading()
    }
}

protocol StoppingView: UIViewRepresentable where Coordinator: LocatingCoordinator {}

extension StoppingView {
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {
        coordinator.stop()
    }
}

struct Compass: StoppingView {
    final class Coordinator: LocatingCoordinator {}

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.begin()
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}
}
