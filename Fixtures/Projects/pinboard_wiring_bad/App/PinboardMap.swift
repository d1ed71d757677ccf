import MapKit
import SwiftUI

struct PinboardMap: UIViewRepresentable {
    var showsBuildings: Bool

    func makeCoordinator() -> PinKeeper {
        PinKeeper()
    }

    func makeUIView(context: Context) -> MKMapView {
        MKMapView()
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        map.showsBuildings = showsBuildings
        map.wire(to: context.coordinator)
    }
}

struct StaticMap: UIViewRepresentable {
    var showsTraffic: Bool

    func makeCoordinator() -> PinKeeper {
        PinKeeper()
    }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.adopt(context.coordinator)
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        map.showsTraffic = showsTraffic
    }
}
