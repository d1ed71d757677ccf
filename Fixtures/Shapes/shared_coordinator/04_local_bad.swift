import SwiftUI
import UIKit

struct PlayerSlot: UIViewRepresentable {
    private static var cached: SlotDriver = SlotDriver()
    final class SlotDriver: NSObject { var slot: UIView? }
    func makeCoordinator() -> SlotDriver {
        let driver = Self.cached
        driver.slot = nil
        return driver // expect: shared_coordinator
    }
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        context.coordinator.slot = view
        return view
    }
    func updateUIView(_ v: UIView, context: Context) {}
}
