import SwiftUI
import WatchKit

struct WristMap: WKInterfaceObjectRepresentable {
    func makeCoordinator() -> Mover { Mover() }

    func makeWKInterfaceObject(context: Context) -> WKInterfaceMap {
        let map = WKInterfaceMap()
        context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in // expect: missing_dismantle_cleanup
            map.removeAllAnnotations()
        }
        return map
    }

    func updateWKInterfaceObject(_ map: WKInterfaceMap, context: Context) {}

    @MainActor
    final class Mover {
        var timer: Timer?
    }
}
