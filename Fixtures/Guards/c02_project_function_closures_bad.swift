import SwiftUI
import UIKit

@MainActor
func soon(_ work: @escaping @MainActor () -> Void) {
    Task { @MainActor in work() }
}

extension UIView {
    func settled(_ work: () -> Void) {
        layoutIfNeeded()
        work()
    }
}

struct VerseView: UIViewRepresentable {
    var verse: String
    var offset: CGPoint

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        soon { view.text = verse } // expect: unguarded_update_write
        view.settled {
            view.setContentOffset(offset, animated: false) // expect: unguarded_update_write
        }
        context.coordinator.later { view.becomeFirstResponder() }
        context.coordinator.atOnce { view.resignFirstResponder() } // expect: unguarded_update_write
    }

    @MainActor
    final class Coordinator: NSObject {
        private var onTap: (() -> Void)?
        private var pending: (() -> Void)?

        func later(_ work: @escaping () -> Void) { onTap = work }

        func atOnce(_ work: @escaping () -> Void) {
            pending = work
            flush()
        }

        private func flush() { pending?() }

        @objc func tapped() { onTap?() }
    }
}
