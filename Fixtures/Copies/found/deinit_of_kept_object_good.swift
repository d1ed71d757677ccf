import CoreLocation
import SwiftUI
import UIKit

@MainActor
final class LocationSource: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var timer: Timer?

    override init() {
        super.init()
        manager.delegate = self
        manager.startUpdatingLocation()
        timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.manager.requestLocation() }
        }
    }

    deinit {
        manager.stopUpdatingLocation()
        timer?.invalidate()
    }
}

struct Tracker: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}

    @MainActor
    final class Coordinator {
        let source = LocationSource()
    }
}
