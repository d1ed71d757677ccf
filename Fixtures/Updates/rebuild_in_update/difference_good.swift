import MapKit
import SwiftUI

final class CafePin: MKPointAnnotation {
    var key = ""
}

struct CafeMap: UIViewRepresentable {
    var keys: Set<String>

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        let present = map.annotations.compactMap { $0 as? CafePin }
        let gone = present.filter { !keys.contains($0.key) }
        map.removeAnnotations(gone)
        let fresh = keys.subtracting(present.map(\.key))
        map.addAnnotations(fresh.map { key in
            let pin = CafePin()
            pin.key = key
            return pin
        })
    }
}
