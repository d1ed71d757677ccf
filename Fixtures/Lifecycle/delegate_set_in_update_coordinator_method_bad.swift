import MapKit
import SwiftUI

struct HarborMap: UIViewRepresentable {
    var showsTraffic: Bool

    func makeCoordinator() -> Pilot {
        Pilot()
    }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        context.coordinator.map = map
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        map.showsTraffic = showsTraffic
        context.coordinator.takeOver()
    }

    @MainActor
    final class Pilot: NSObject {
        weak var map: MKMapView?

        func takeOver() {
            attach()
        }
    }
}

extension HarborMap.Pilot: MKMapViewDelegate {
    func attach() {
        map?.delegate = self // expect: delegate_set_in_update
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
}
