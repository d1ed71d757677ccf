import SwiftUI
import UIKit

struct VoteBar: UIViewRepresentable {
    var candidate: String
    var onVote: (String) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UIButton {
        let bar = UIButton(type: .system)
        bar.addTarget(context.coordinator, action: #selector(Coordinator.voted), for: .touchUpInside)
        return bar
    }

    // One of the two values that are read stays old.
    func updateUIView(_ bar: UIButton, context: Context) { // expect: missing_parent_refresh
        context.coordinator.parent.onVote = onVote
        bar.accessibilityLabel = candidate
    }

    @MainActor
    final class Coordinator: NSObject {
        var parent: VoteBar

        init(_ parent: VoteBar) {
            self.parent = parent
        }

        @objc func voted() {
            parent.onVote(parent.candidate)
        }
    }
}
