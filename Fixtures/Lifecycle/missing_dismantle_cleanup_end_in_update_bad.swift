import CoreLocation
import MapKit
import SwiftUI

/// It ends when a flag is cleared, and when an error comes, and not when the view goes.
struct TrailMap: UIViewRepresentable {
    var isTracking: Bool

    func makeCoordinator() -> Tracker {
        Tracker()
    }

    func makeUIView(context: Context) -> MKMapView {
        MKMapView()
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        map.showsUserLocation = isTracking
        if isTracking {
            context.coordinator.begin()
        } else {
            context.coordinator.manager.stopUpdatingLocation()
        }
    }

    @MainActor
    final class Tracker: NSObject, @preconcurrency CLLocationManagerDelegate {
        let manager = CLLocationManager()

        func begin() {
            manager.delegate = self
            manager.startUpdatingLocation() // expect: missing_dismantle_cleanup
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            manager.stopUpdatingLocation()
        }
    }
}
