import SwiftUI
import UIKit

struct NightPane: UIViewRepresentable {
    @Environment(\.colorScheme) private var scheme // expect-info: property_not_synced
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isEnabled) private var isEnabled
    @Binding var level: Float // expect: property_not_synced

    func makeUIView(context: Context) -> LampView {
        let pane = LampView()
        pane.backgroundColor = scheme == .dark ? .black : .white
        pane.isOpaque = context.environment.isEnabled
        pane.lamp.value = level
        pane.onClose = { dismiss() }
        return pane
    }

    func updateUIView(_ pane: LampView, context: Context) {
        pane.isOpaque = isEnabled
    }
}

final class LampView: UIView {
    let lamp = UISlider()
    var onClose: (() -> Void)?

    override func accessibilityPerformEscape() -> Bool {
        onClose?()
        return true
    }
}
