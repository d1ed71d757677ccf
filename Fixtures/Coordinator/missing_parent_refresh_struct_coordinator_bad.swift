import SwiftUI
import UIKit

/// A coordinator that is no class is another rule's finding; refreshing it would help nobody.
struct BadgeView: UIViewRepresentable {
    var count: Int
    var onTap: () -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(parent: self)
    }

    func makeUIView(context: Context) -> UIButton {
        let coordinator = context.coordinator
        return UIButton(primaryAction: UIAction { _ in coordinator.tap() })
    }

    func updateUIView(_ badge: UIButton, context: Context) {
        badge.setTitle("\(count)", for: .normal)
    }

    struct Coordinator { // expect: coordinator_not_class
        let parent: BadgeView

        func tap() {
            parent.onTap()
        }
    }
}
