import SwiftUI
import MapKit

struct CoordinateMap: UIViewRepresentable {
    struct Coordinate { var latitude = 0.0 }
    final class Coordinator: NSObject { var last = Coordinate() }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> MKMapView { MKMapView() }
    func updateUIView(_ v: MKMapView, context: Context) {}
}
struct TripView: View {
    struct Coordinator { var steps = [String]() }
    var body: some View { Text("") }
}
