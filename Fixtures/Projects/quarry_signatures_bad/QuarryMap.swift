import MapKit
import SwiftUI

struct QuarryMap: UIViewRepresentable {
    let region: MKCoordinateRegion

    func makeCoordinator() -> QuarryGuide { QuarryGuide() }

    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        map.showsScale = region.span.latitudeDelta < 1
    }
}
