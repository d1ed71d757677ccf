import CoreLocation
import MapKit
import SwiftUI

struct Whereabouts: UIViewRepresentable {
    func makeCoordinator() -> Finder { Finder() }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        context.coordinator.begin()
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {}

    @MainActor
    final class Finder: NSObject, CLLocationManagerDelegate {
        private let manager = CLLocationManager()
        private var place: CLLocation?

        func begin() {
            manager.delegate = self
            manager.startUpdatingLocation()
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            place = locations.last
            manager.stopUpdatingLocation()
        }
    }
}
