import SwiftUI
import UIKit

struct Prompter: UIViewRepresentable {
    enum Change { case none, text }
    var text: String
    var range: NSRange

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        switch change(in: view) {
        case .none: break
        case .text: view.text = text
        }
        let (moved, scrolled) = compare(view)
        if moved { view.selectedRange = range }
        if scrolled { view.contentOffset = .zero }
        let changes = context.coordinator.changes(text: text, range: range)
        if changes.contains(.text) { view.insertText(text) }
        guard let fresh = context.coordinator.take(text) else { return }
        view.attributedText = NSAttributedString(string: fresh)
    }

    private func change(in view: UITextView) -> Change {
        view.text == text ? .none : .text
    }

    private func compare(_ view: UITextView) -> (Bool, Bool) {
        (view.selectedRange != range, view.contentOffset != .zero)
    }

    struct Changes: OptionSet {
        let rawValue: Int
        static let text = Changes(rawValue: 1)
        static let range = Changes(rawValue: 2)
    }

    @MainActor
    final class Coordinator: NSObject {
        private var text = ""
        private var range = NSRange()
        private var taken: String?

        func changes(text: String, range: NSRange) -> Changes {
            var result: Changes = []
            if self.text != text { result.insert(.text) }
            if self.range != range { result.insert(.range) }
            (self.text, self.range) = (text, range)
            return result
        }

        func take(_ text: String) -> String? {
            guard text != taken else { return nil }
            taken = text
            return text
        }
    }
}
