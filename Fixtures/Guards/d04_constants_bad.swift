import SwiftUI
import UIKit

struct StatusDraft: UIViewRepresentable {
    var draft: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if draft.count <= context.coordinator.limit {
            view.text = draft // expect: unguarded_update_write
        }
        if draft.count > Coordinator.minimum {
            view.scrollRangeToVisible(NSRange(location: draft.count, length: 0)) // expect: unguarded_update_write
        }
    }

    @MainActor
    final class Coordinator: NSObject {
        static let minimum = 3
        let limit = 280
    }
}
