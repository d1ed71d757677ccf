import MapKit
import SwiftUI

struct PausableMap: UIViewRepresentable {
    var isPaused: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        map.delegate = context.coordinator // expect: delegate_set_in_update
        map.isScrollEnabled = !isPaused
        if isPaused {
            map.delegate = nil
        }
    }

    @MainActor
    final class Coordinator: NSObject, MKMapViewDelegate {
        func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {
            mapView.showsCompass = true
        }
    }
}
