import MapKit
import SwiftUI

struct RunTrack: UIViewRepresentable {
    var points: [CLLocationCoordinate2D]

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        let stale = map.overlays
        map.removeOverlays(stale) // expect: rebuild_in_update
        if points.count > 1 {
            map.addOverlay(MKPolyline(coordinates: points, count: points.count))
        }
    }
}
