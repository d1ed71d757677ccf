import SwiftUI
import UIKit

/// Set in make, which runs once, and not in update.
struct HoldArea<Item: Sendable>: UIViewRepresentable {
    var item: Item
    var onHold: (Item) -> Void
    var isActive: Bool

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.area = self
        let view = UIView()
        view.addGestureRecognizer(
            UILongPressGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.held(_:))))
        return view
    }

    func updateUIView(_ view: UIView, context: Context) { // expect: missing_parent_refresh
        view.isUserInteractionEnabled = isActive
    }

    @MainActor
    final class Coordinator: NSObject {
        var area: HoldArea<Item>?

        @objc func held(_ press: UILongPressGestureRecognizer) {
            guard let area, press.state == .began else { return }
            area.onHold(area.item)
        }
    }
}
