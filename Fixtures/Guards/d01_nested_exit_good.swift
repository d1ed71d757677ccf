import SwiftUI
import UIKit

struct SubtitleView: UIViewRepresentable {
    var subtitle: String
    var range: NSRange

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if let last = context.coordinator.lastSubtitle { // expect-info: guard_misses_input
            if last == subtitle { return }
        }
        context.coordinator.lastSubtitle = subtitle
        view.text = subtitle
        select(in: view)
    }

    private func select(in view: UITextView) {
        do {
            guard view.selectedRange != range else { return }
            view.accessibilityValue = "\(range.location)"
        }
        view.selectedRange = range
    }

    @MainActor
    final class Coordinator: NSObject {
        var lastSubtitle: String?
    }
}
