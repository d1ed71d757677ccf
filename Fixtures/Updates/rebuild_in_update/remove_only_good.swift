import MapKit
import SwiftUI

struct PlainMap: UIViewRepresentable {
    var showsPins: Bool

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        if !showsPins {
            map.removeAnnotations(map.annotations)
        }
        map.showsCompass = showsPins
    }
}
