import SwiftUI
import UIKit

struct VoteBar: UIViewRepresentable {
    var candidate: String
    var onVote: (String) -> Void
    @Binding var votes: Int

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UIButton {
        let bar = UIButton(type: .system)
        bar.addTarget(context.coordinator, action: #selector(Coordinator.voted), for: .touchUpInside)
        return bar
    }

    func updateUIView(_ bar: UIButton, context: Context) {
        let coordinator = context.coordinator
        coordinator.parent.candidate = candidate
        coordinator.parent.onVote = onVote
        bar.accessibilityValue = "\(votes)"
    }

    @MainActor
    final class Coordinator: NSObject {
        var parent: VoteBar

        init(_ parent: VoteBar) {
            self.parent = parent
        }

        @objc func voted() {
            parent.votes += 1
            parent.onVote(parent.candidate)
        }
    }
}
