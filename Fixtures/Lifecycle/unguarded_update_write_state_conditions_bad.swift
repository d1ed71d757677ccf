import MapKit
import SwiftUI

struct CityMap: UIViewRepresentable {
    var region: MKCoordinateRegion
    var isFollowing: Bool
    var chosen: CLLocationCoordinate2D?

    func makeUIView(context: Context) -> MKMapView {
        MKMapView()
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        map.isZoomEnabled = !isFollowing
        if isFollowing {
            map.userTrackingMode = .follow // expect: unguarded_update_write
        } else {
            map.setRegion(region, animated: true) // expect: unguarded_update_write
        }
        guard let chosen else { return }
        map.centerCoordinate = chosen // expect: unguarded_update_write
    }
}
