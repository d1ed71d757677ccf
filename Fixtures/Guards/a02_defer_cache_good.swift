import SwiftUI
import UIKit

struct JournalPage: UIViewRepresentable {
    var entry: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        defer { context.coordinator.lastEntry = entry }
        guard context.coordinator.lastEntry != entry else { return }
        defer { view.setContentOffset(.zero, animated: false) }
        view.text = entry
    }

    @MainActor
    final class Coordinator: NSObject {
        var lastEntry: String?
    }
}
