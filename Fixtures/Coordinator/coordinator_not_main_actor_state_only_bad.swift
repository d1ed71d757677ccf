import SwiftUI
import UIKit

/// Only make and update touch it: worth knowing, no more.
struct MemoLabel: UIViewRepresentable {
    var memo: String

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> UITextView {
        UITextView()
    }

    func updateUIView(_ label: UITextView, context: Context) {
        guard context.coordinator.shown != memo else { return }
        context.coordinator.shown = memo
        label.text = memo
    }

    final class Coordinator { // expect-info: coordinator_not_main_actor
        var shown: String?
    }
}
