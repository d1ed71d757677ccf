import SwiftUI
import WatchKit

struct WristTicker: WKInterfaceObjectRepresentable {
    final class Coordinator: NSObject { @objc func tick() {} }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeWKInterfaceObject(context: Context) -> WKInterfaceInlineMovie {
        let movie = WKInterfaceInlineMovie()
        _ = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(Coordinator.tick), userInfo: nil, repeats: true) // expect: value_type_target
        return movie
    }
    func updateWKInterfaceObject(_ movie: WKInterfaceInlineMovie, context: Context) {}
}
