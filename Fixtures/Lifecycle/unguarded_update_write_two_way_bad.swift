import SwiftUI
import UIKit

struct AlarmRow: UIViewRepresentable {
    @Binding var isArmed: Bool
    var isOutlined: Bool

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UISwitch {
        let toggle = UISwitch()
        toggle.addTarget(context.coordinator, action: #selector(Coordinator.flipped(_:)), for: .valueChanged)
        return toggle
    }

    func updateUIView(_ toggle: UISwitch, context: Context) {
        toggle.layer.borderWidth = isOutlined ? 1 : 0
        toggle.setOn(isArmed, animated: true) // expect-info: unguarded_update_write
    }

    @MainActor
    final class Coordinator: NSObject {
        let parent: AlarmRow

        init(_ parent: AlarmRow) {
            self.parent = parent
        }

        @objc func flipped(_ toggle: UISwitch) {
            parent.isArmed = toggle.isOn
        }
    }
}
