import SwiftUI
import UIKit

final class Reveal: UIView {
    var onShow: (() -> Void)?
}

struct RevealView: UIViewRepresentable {
    var onReveal: () -> Void

    func makeCoordinator() -> Guide { Guide() }

    func makeUIView(context: Context) -> Reveal {
        let view = Reveal()
        context.coordinator.onReveal = onReveal
        view.addInteraction(UIPointerInteraction(delegate: context.coordinator))
        return view
    }

    func updateUIView(_ view: Reveal, context: Context) { // expect: missing_closure_refresh
        view.onShow = { [weak guide = context.coordinator] in
            guide?.onReveal = onReveal
        }
    }

    @MainActor
    final class Guide: NSObject, UIPointerInteractionDelegate {
        var onReveal: (() -> Void)?

        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
            onReveal?()
            return nil
        }
    }
}
