import AVFoundation
import UIKit

@MainActor
func endAll(of coordinator: DeckCoordinator) {
    coordinator.deck.lift(coordinator.token)
    coordinator.stopDrawing()
}

extension DeckCoordinator {
    func stopDrawing() {
        link?.invalidate()
        link = nil
    }
}

@MainActor
final class Deck {
    let player = AVPlayer()
    var isEmpty = true
    var share: Float = 0

    func lift(_ token: Any?) {
        if let token { player.removeTimeObserver(token) }
        player.pause()
    }
}
