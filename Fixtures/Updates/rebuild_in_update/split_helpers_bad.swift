import MapKit
import SwiftUI

struct Zones: UIViewRepresentable {
    var circles: [MKCircle]

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        clear(map)
        map.addOverlays(circles)
    }

    private func clear(_ map: MKMapView) {
        map.removeOverlays(map.overlays) // expect: rebuild_in_update
    }
}
