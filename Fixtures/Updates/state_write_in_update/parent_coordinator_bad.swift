import MapKit
import SwiftUI

struct ZoomMap: UIViewRepresentable {
    @Binding var zoom: Double

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        context.coordinator.parent = self
        context.coordinator.readZoom(from: map)
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    @MainActor
    final class Coordinator: NSObject, MKMapViewDelegate {
        var parent: ZoomMap
        init(_ parent: ZoomMap) { self.parent = parent }

        func readZoom(from map: MKMapView) {
            parent.zoom = log2(360 * Double(map.frame.width) / (map.region.span.longitudeDelta * 256)) // expect: state_write_in_update
        }
    }
}
