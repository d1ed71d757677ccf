import SwiftUI
import UIKit

struct MedalPane: UIViewRepresentable {
    var winner: String

    func makeCoordinator() -> MedalCoordinator { MedalCoordinator() }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ pane: UIView, context: Context) {
        context.coordinator.award(winner, on: pane)
    }
}

struct PodiumPane: UIViewRepresentable {
    var winners: [String]

    func makeUIView(context: Context) -> UIStackView { UIStackView() }

    func updateUIView(_ podium: UIStackView, context: Context) {
        podium.removeAllArrangedSubviews() // expect: rebuild_in_update
        for winner in winners {
            podium.addArrangedSubview(Badges.medal(winner))
        }
    }
}

struct AnnouncementPane: UIViewControllerRepresentable {
    var words: String?

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ pane: UIViewController, context: Context) {
        if let words {
            pane.announce(words)
        }
    }
}
