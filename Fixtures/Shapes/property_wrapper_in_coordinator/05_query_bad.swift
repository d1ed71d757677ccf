import SwiftUI
import SwiftData
import MapKit

@Model final class Pin { var name = ""; init() {} }

struct PinMap: UIViewRepresentable {
    typealias Coordinator = PinMapDelegate
    func makeCoordinator() -> PinMapDelegate { PinMapDelegate() }
    func makeUIView(context: Context) -> MKMapView { MKMapView() }
    func updateUIView(_ m: MKMapView, context: Context) {}
}
@MainActor class PinMapDelegate: NSObject, MKMapViewDelegate {
    @Query(sort: \Pin.name) var pins: [Pin] // expect: property_wrapper_in_coordinator
    @Bindable var chosen: Pin = Pin() // expect: property_wrapper_in_coordinator
    @Namespace private var space // expect: property_wrapper_in_coordinator
}
