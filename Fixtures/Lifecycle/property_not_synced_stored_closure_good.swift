import SwiftUI
import UIKit

struct MenuButton: UIViewRepresentable {
    var title: String
    var document: Int
    var onOpen: (Int) -> Void
    @Binding var count: Int

    func makeUIView(context: Context) -> TapButton {
        let button = TapButton()
        button.onTap = { onOpen(document) }
        button.onHold = { count += 1 }
        return button
    }

    func updateUIView(_ button: TapButton, context: Context) {
        button.accessibilityLabel = title
        button.onTap = { onOpen(document) }
    }
}

final class TapButton: UIButton {
    var onTap: (() -> Void)?
    var onHold: (() -> Void)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        touches.count > 1 ? onHold?() : onTap?()
    }
}
