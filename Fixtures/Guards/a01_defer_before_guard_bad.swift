import SwiftUI
import UIKit

struct JournalField: UIViewRepresentable {
    var entry: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        defer { view.text = entry } // expect: unguarded_update_write
        guard context.coordinator.lastEntry != entry else { return }
        context.coordinator.lastEntry = entry
        view.accessibilityValue = entry
    }

    @MainActor
    final class Coordinator: NSObject {
        var lastEntry: String?
    }
}
