import SwiftUI
import UIKit

struct Poem: UIViewRepresentable {
    var poem: String
    var lines: [String]

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        switch context.coordinator.last {
        case poem: break
        default: context.coordinator.last = poem
        }
        view.text = poem // expect: unguarded_update_write
        check: do {
            if view.selectedRange.length == 0 { break check }
            view.selectedRange = NSRange(location: 0, length: 0)
        }
        view.selectedTextRange = nil // expect: unguarded_update_write
        repeat {
            if view.attributedText.string == poem { break }
            view.attributedText = NSAttributedString(string: poem)
        } while false
        view.contentOffset = .zero // expect: unguarded_update_write
        do { try validate() } catch { return }
        view.insertText(poem) // expect: unguarded_update_write
        for line in context.coordinator.lines where lines.contains(line) { return }
        context.coordinator.lines += lines
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    }

    private func validate() throws {
        if poem.isEmpty { throw CocoaError(.coderInvalidValue) }
    }

    @MainActor
    final class Coordinator: NSObject {
        var last = ""
        var lines: [String] = []
    }
}
