import MapKit
import SwiftUI

struct HarborMap: UIViewRepresentable {
    @Binding var center: CLLocationCoordinate2D
    @Binding var isMoving: Bool
    @Binding var zoom: Double

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        context.coordinator.parent = self
        if map.centerCoordinate.latitude != center.latitude {
            map.setCenter(center, animated: false)
        }
    }

    @MainActor
    final class Coordinator: NSObject, MKMapViewDelegate {
        var parent: HarborMap

        init(_ parent: HarborMap) { self.parent = parent }

        func mapView(_ map: MKMapView, regionWillChangeAnimated animated: Bool) {
            parent.isMoving = true // expect: synchronous_callback_writes_state
        }

        func mapViewDidChangeVisibleRegion(_ map: MKMapView) {
            parent.zoom = map.region.span.latitudeDelta // expect: synchronous_callback_writes_state
        }

        func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) {
            parent.center = map.centerCoordinate // expect: synchronous_callback_writes_state
        }
    }
}
