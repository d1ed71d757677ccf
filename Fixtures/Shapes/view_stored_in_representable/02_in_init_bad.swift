import SwiftUI
import MapKit

struct TrailMap: NSViewRepresentable {
    private let map: MKMapView // expect: view_stored_in_representable
    let trail: [CLLocationCoordinate2D]

    init(trail: [CLLocationCoordinate2D]) {
        self.trail = trail
        let fresh = MKMapView()
        fresh.showsCompass = true
        map = fresh
    }

    func makeNSView(context: Context) -> MKMapView { map }
    func updateNSView(_ nsView: MKMapView, context: Context) {}
}
