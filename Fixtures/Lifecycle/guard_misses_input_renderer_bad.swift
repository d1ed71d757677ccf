import MapKit
import SwiftUI

/// The map asks its delegate for the line anew, and the delegate goes by what it was left.
struct FerryRoute: UIViewRepresentable {
    var stops: [CLLocationCoordinate2D]
    var width: CGFloat
    var isNight: Bool

    func makeCoordinator() -> Pilot { Pilot() }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        let route = stops.map { "\($0.latitude) \($0.longitude)" }.joined(separator: ";")
        if context.coordinator.route != route { // expect-info: guard_misses_input
            context.coordinator.route = route
            context.coordinator.width = width
            map.addOverlay(MKPolyline(coordinates: stops, count: stops.count))
        }
        map.overrideUserInterfaceStyle = isNight ? .dark : .light
    }

    @MainActor
    final class Pilot: NSObject, MKMapViewDelegate {
        var route = ""
        var width: CGFloat = 2

        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let line = MKPolylineRenderer(overlay: overlay)
            line.lineWidth = width
            return line
        }
    }
}
