import SwiftUI
import MapKit

struct TripMap: UIViewRepresentable {
    var model: TripModel? // expect-info: model_not_observed

    func makeUIView(context: Context) -> MKMapView { MKMapView() }
    func updateUIView(_ map: MKMapView, context: Context) {
        map.isHidden = model?.stops.isEmpty ?? true
    }
}
