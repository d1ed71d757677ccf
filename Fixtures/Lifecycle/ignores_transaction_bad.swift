import MapKit
import SwiftUI
import UIKit

struct Lever: UIViewRepresentable {
    var isDown: Bool
    var region: MKCoordinateRegion

    func makeUIView(context: Context) -> UISwitch { UISwitch() }

    func updateUIView(_ lever: UISwitch, context: Context) {
        if lever.isOn != isDown {
            lever.setOn(isDown, animated: true) // expect-info: ignores_transaction
        }
        context.coordinator.follow(region)
    }

    func makeCoordinator() -> Keeper { Keeper() }

    @MainActor
    final class Keeper {
        weak var map: MKMapView?
        var region = MKCoordinateRegion()

        func follow(_ region: MKCoordinateRegion) {
            guard region.center.latitude != self.region.center.latitude else { return }
            self.region = region
            map?.setRegion(region, animated: true) // expect-info: ignores_transaction
        }
    }
}
