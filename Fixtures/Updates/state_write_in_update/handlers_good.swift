import SwiftUI
import UIKit

struct Toggle3D: UIViewRepresentable {
    @Binding var isOn: Bool

    func makeUIView(context: Context) -> UISwitch {
        let toggle = UISwitch()
        toggle.addAction(UIAction { [weak toggle] _ in isOn = toggle?.isOn ?? false }, for: .valueChanged)
        return toggle
    }

    func updateUIView(_ toggle: UISwitch, context: Context) {
        UIView.animate(withDuration: 0.2) {
            toggle.alpha = isOn ? 1 : 0.5
        } completion: { finished in
            if finished { isOn = toggle.isOn } // expect: deferred_write_unguarded
        }
    }
}
