import SwiftUI
import MapKit

struct Atlas: UIViewRepresentable {
    func makeCoordinator() -> AtlasDriver { AtlasDriver() }
    func makeUIView(context: Context) -> MKMapView { let m = MKMapView(); m.delegate = context.coordinator; return m }
    func updateUIView(_ m: MKMapView, context: Context) {}
}
final class AtlasDriver: NSObject {}
extension AtlasDriver: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererForOverlay overlay: MKOverlay) -> MKOverlayRenderer { // expect: callback_near_miss
        MKOverlayRenderer(overlay: overlay)
    }
}
