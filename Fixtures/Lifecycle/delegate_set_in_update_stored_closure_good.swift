import SwiftUI
import UIKit

/// The handler is kept and runs on a tap: it is no part of update.
struct UnlockCard: UIViewRepresentable {
    var code: String

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> CardView {
        CardView()
    }

    func updateUIView(_ card: CardView, context: Context) {
        card.accessibilityLabel = code
        card.onUnlock = { [weak card, weak coordinator = context.coordinator] in
            card?.field.delegate = coordinator
        }
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {}
}

final class CardView: UIView {
    let field = UITextField()
    var onUnlock: (() -> Void)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        onUnlock?()
    }
}
