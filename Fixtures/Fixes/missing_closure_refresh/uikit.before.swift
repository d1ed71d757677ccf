import SwiftUI
import UIKit

struct Knob: UIViewRepresentable {
    var limit: Int
    var onTurn: (Int) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(limit: limit, onTurn: onTurn) }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addTarget(context.coordinator, action: #selector(Coordinator.turned), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {
        let limit = button.isEnabled ? 1 : 2
        button.tag = limit
    }

    @MainActor
    final class Coordinator: NSObject {
        private let limit: Int
        private let onTurn: (Int) -> Void

        init(limit: Int, onTurn: @escaping (Int) -> Void) {
            self.limit = limit
            self.onTurn = onTurn
        }

        @objc func turned() { onTurn(limit) }
    }
}
