import SwiftUI
import UIKit

struct Pad: UIViewRepresentable {
    var name: String
    var onTap: (String) -> Void

    func makeCoordinator() -> Tapper { Tapper { onTap(name) } }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addTarget(context.coordinator, action: #selector(Tapper.tap), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) { // expect: missing_closure_refresh
        button.setTitle(name, for: .normal)
    }
}

struct QuietPad: UIViewRepresentable {
    @Binding var isOn: Bool

    func makeCoordinator() -> Tapper {
        Tapper(onTap: { isOn.toggle() })
    }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addTarget(context.coordinator, action: #selector(Tapper.tap), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {
        button.isSelected = isOn
    }
}

@MainActor
final class Tapper: NSObject {
    private let onTap: () -> Void

    init(onTap: @escaping () -> Void) { self.onTap = onTap }

    @objc func tap() { onTap() }
}
