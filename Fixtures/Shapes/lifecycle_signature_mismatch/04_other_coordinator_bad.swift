import SwiftUI
import MapKit

final class HarborMapDriver: NSObject, MKMapViewDelegate {
    var observation: NSKeyValueObservation?
}

final class HarborListDriver: NSObject {}

struct HarborMap: UIViewRepresentable {
    func makeCoordinator() -> HarborMapDriver { HarborMapDriver() }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
    }

    func updateUIView(_ uiView: MKMapView, context: Context) {}

    static func dismantleUIView(_ uiView: MKMapView, coordinator: HarborListDriver) { // expect: lifecycle_signature_mismatch
        uiView.delegate = nil
    }
}
