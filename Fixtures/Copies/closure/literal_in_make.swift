import SwiftUI
import UIKit

struct Pad: UIViewRepresentable {
    @Binding var count: Int

    func makeCoordinator() -> Tapper { Tapper() }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        context.coordinator.onTap = { count += 1 }
        button.addTarget(context.coordinator, action: #selector(Tapper.tap), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {}
}

struct NamedPad: UIViewRepresentable {
    let name: String
    @Binding var last: String

    func makeCoordinator() -> Tapper { Tapper() }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        context.coordinator.onTap = { last = name }
        button.addTarget(context.coordinator, action: #selector(Tapper.tap), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) { // expect: missing_closure_refresh
        button.accessibilityLabel = name
    }
}

@MainActor
final class Tapper: NSObject {
    var onTap: (() -> Void)?

    @objc func tap() { onTap?() }
}
