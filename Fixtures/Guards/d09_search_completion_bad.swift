import MapKit
import SwiftUI

struct AddressMap: UIViewRepresentable {
    let address: String
    let route: MKDirections.Request

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        CLGeocoder().geocodeAddressString(address) { places, _ in
            guard let point = places?.first?.location?.coordinate else { return }
            map.setCenter(point, animated: true) // expect: unguarded_update_write
        }
        MKDirections(request: route).calculate { response, _ in
            guard let line = response?.routes.first?.polyline else { return }
            map.setVisibleMapRect(line.boundingMapRect, animated: true) // expect: unguarded_update_write
        }
    }
}
