import SwiftUI
import UIKit

struct Easel: UIViewRepresentable {
    var onView: (UIView) -> Void
    var onContext: (Context) -> Void
    var configure: (CGFloat) -> Void
    var customizeTint: (UIColor) -> Void
    var updateWidth: (CGFloat) -> Void
    var makeTitle: (Int) -> Void
    var setupInset: (CGFloat) -> Void
    var onProxy: (EaselProxy) -> Void
    var title: (Int) -> String
    var onTap: () -> Void
    var onLater: (Int) -> Void

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system)
        onView(button)
        onContext(context)
        onProxy(EaselProxy(view: button))
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {
        onContext(context)
        onView(button)
        onProxy(EaselProxy(view: button))
        configure(2)
        customizeTint(.red)
        updateWidth(3)
        makeTitle(1)
        setupInset(4)
        button.accessibilityLabel = title(2)
        context.coordinator.tap = onTap
        button.accessibilityActionsBlock = { onTap(); return nil }
        DispatchQueue.main.async { onLater(1) }
        Task { onLater(2) }
    }

    @MainActor
    final class Coordinator {
        var tap: (() -> Void)?
    }
}

final class EaselProxy {
    weak var view: UIView?

    init(view: UIView) { self.view = view }
}
