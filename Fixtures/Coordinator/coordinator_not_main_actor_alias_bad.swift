import SwiftUI
import UIKit

struct ToggleCell: UIViewRepresentable {
    typealias Coordinator = ToggleKeeper

    @Binding var isOn: Bool

    func makeCoordinator() -> Coordinator {
        Coordinator(isOn: $isOn)
    }

    func makeUIView(context: Context) -> UISwitch {
        let toggle = UISwitch()
        toggle.addTarget(context.coordinator, action: #selector(ToggleKeeper.flipped(_:)), for: .valueChanged)
        return toggle
    }

    func updateUIView(_ toggle: UISwitch, context: Context) {
        context.coordinator.isOn = $isOn
        if toggle.isOn != isOn { toggle.isOn = isOn }
    }
}

// One method is isolated, the others are not.
final class ToggleKeeper: NSObject { // expect: coordinator_not_main_actor
    var isOn: Binding<Bool>

    init(isOn: Binding<Bool>) {
        self.isOn = isOn
    }

    @MainActor @objc func flipped(_ toggle: UISwitch) {
        isOn.wrappedValue = toggle.isOn
    }

    func reset() {
        isOn.wrappedValue = false
    }
}
