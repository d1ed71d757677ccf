import MapKit

extension MKMapView {
    /// Here `self` is the map that update was given.
    func wire(to keeper: PinKeeper) {
        delegate = keeper // expect: delegate_set_in_update
    }

    func adopt(_ keeper: PinKeeper) {
        delegate = keeper
    }
}

@MainActor
final class PinKeeper: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
}
