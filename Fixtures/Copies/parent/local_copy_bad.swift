import SwiftUI
import UIKit

struct SeatSwitch: UIViewRepresentable {
    var onFlip: (Bool) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UISwitch {
        let toggle = UISwitch()
        toggle.addTarget(context.coordinator, action: #selector(Coordinator.flipped), for: .valueChanged)
        return toggle
    }

    func updateUIView(_ toggle: UISwitch, context: Context) { // expect: missing_parent_refresh
        var parent = context.coordinator.parent
        parent = self
        toggle.accessibilityHint = String(describing: type(of: parent))
    }

    @MainActor
    final class Coordinator: NSObject {
        var parent: SeatSwitch

        init(_ parent: SeatSwitch) { self.parent = parent }

        @objc func flipped(_ toggle: UISwitch) { parent.onFlip(toggle.isOn) }
    }
}
