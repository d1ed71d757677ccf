import CoreLocation
import MapKit
import SwiftUI

struct Whereabouts: UIViewRepresentable {
    func makeCoordinator() -> Finder { Finder() }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {}

    @MainActor
    final class Finder: NSObject, MKMapViewDelegate, CLLocationManagerDelegate {
        private let manager = CLLocationManager()
        private var places: [CLLocation] = []

        override init() {
            super.init()
            manager.delegate = self
            manager.startUpdatingLocation() // expect: missing_dismantle_cleanup
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            places += locations
        }

        func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: Error) {
            manager.stopUpdatingLocation()
        }
    }
}
