import SwiftUI
import UIKit

struct MenuButton: UIViewRepresentable {
    var title: String
    var document: Int // expect: property_not_synced
    var onOpen: (Int) -> Void // expect: property_not_synced

    func makeUIView(context: Context) -> TapButton {
        let button = TapButton()
        button.onTap = { onOpen(document) }
        return button
    }

    func updateUIView(_ button: TapButton, context: Context) {
        button.accessibilityLabel = title
    }
}

final class TapButton: UIButton {
    var onTap: (() -> Void)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        onTap?()
    }
}
