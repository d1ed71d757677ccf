import SwiftUI
import UIKit

struct ActionButton: UIViewRepresentable {
    var onTap: () -> Void

    func makeUIView(context: Context) -> UIButton { UIButton(type: .system) }

    func updateUIView(_ button: UIButton, context: Context) {
        button.enumerateEventHandlers { action, _, event, _ in
            if let action { button.removeAction(action, for: event) }
        }
        button.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    }
}
