import SwiftUI
import UIKit

struct Sheet2: UIViewRepresentable {
    var onGone: () -> Void

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { view.setNeedsLayout() } // expect: missing_parent_refresh

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
        coordinator.gone()
    }

    @MainActor
    final class Coordinator {
        private let parent: Sheet2
        init(_ parent: Sheet2) { self.parent = parent }
        func gone() { parent.onGone() }
    }
}
