import SwiftUI
import UIKit


struct TapP: UIViewRepresentable {
    var title: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addTarget(context.coordinator, action: #selector(Coordinator.tap), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {
        button.setTitle(title, for: .normal)
    }

    final class Coordinator: NSObject {
        private var taps = 0
        @MainActor override init() { super.init() }
        @MainActor @objc func tap() { taps += 1 }
        deinit { print("gone") }
    }
}

