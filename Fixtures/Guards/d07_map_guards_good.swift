import MapKit
import SwiftUI

extension CLLocationCoordinate2D {
    func isNear(_ other: CLLocationCoordinate2D) -> Bool {
        abs(latitude - other.latitude) < 0.0001 && abs(longitude - other.longitude) < 0.0001
    }
}

struct WalkMap: UIViewRepresentable {
    var center: CLLocationCoordinate2D
    var region: MKCoordinateRegion
    var rect: MKMapRect
    var mode: MKUserTrackingMode

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        if !map.centerCoordinate.isNear(center) { map.setCenter(center, animated: true) }
        let drift = max(
            abs(map.region.center.latitude - region.center.latitude),
            abs(map.region.span.latitudeDelta - region.span.latitudeDelta))
        if drift > 0.001 { map.setRegion(region, animated: true) }
        if !MKMapRectEqualToRect(map.visibleMapRect, rect) { map.setVisibleMapRect(rect, animated: false) }
        if map.userTrackingMode != mode { map.setUserTrackingMode(mode, animated: true) }
        let here = CLLocation(latitude: map.centerCoordinate.latitude, longitude: map.centerCoordinate.longitude)
        let there = CLLocation(latitude: center.latitude, longitude: center.longitude)
        guard here.distance(from: there) > 50 else { return }
        map.camera = MKMapCamera(lookingAtCenter: center, fromDistance: 500, pitch: 0, heading: 0)
    }
}
