import SwiftUI
import UIKit

struct ChordSheet: UIViewRepresentable {
    var chords: String
    var keys: [String]

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        remember(context.coordinator)
        view.text = chords // expect: unguarded_update_write
        for key in keys {
            if key == context.coordinator.last { continue }
            view.accessibilityHint = key
        }
        view.setContentOffset(.zero, animated: false) // expect: unguarded_update_write
        keys.forEach { key in
            guard key != context.coordinator.last else { return }
            view.accessibilityLabel = key
        }
        Task { @MainActor in
            guard view.text != chords else { return }
            view.text = chords
        }
        view.selectedRange = NSRange(location: 0, length: 1) // expect: unguarded_update_write
    }

    private func remember(_ coordinator: Coordinator) {
        guard coordinator.last != chords else { return }
        coordinator.last = chords
    }

    @MainActor
    final class Coordinator: NSObject {
        var last = ""
    }
}
