import MapKit
import SwiftUI

extension QuarryMap {
    func dismantleUIView(_ map: MKMapView, coordinator: QuarryGuide) { // expect: lifecycle_signature_mismatch
        coordinator.stop()
    }
}
