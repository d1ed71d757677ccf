import AVFoundation
import SwiftUI
import UIKit

struct Turntable: UIViewRepresentable {
    let deck: Deck

    func makeCoordinator() -> DeckCoordinator {
        DeckCoordinator(deck: deck)
    }

    func makeUIView(context: Context) -> UIProgressView {
        let arm = UIProgressView()
        context.coordinator.begin(arm)
        return arm
    }

    func updateUIView(_ arm: UIProgressView, context: Context) {
        arm.isHidden = deck.isEmpty
    }

    static func dismantleUIView(_ arm: UIProgressView, coordinator: DeckCoordinator) {
        endAll(of: coordinator)
    }
}
