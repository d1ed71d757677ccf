import AVFoundation
import UIKit

@MainActor
final class DeckCoordinator: NSObject {
    let deck: Deck
    var link: CADisplayLink?
    var token: Any?
    private weak var arm: UIProgressView?

    init(deck: Deck) {
        self.deck = deck
    }

    func begin(_ arm: UIProgressView) {
        self.arm = arm
        link = CADisplayLink(target: self, selector: #selector(step))
        link?.add(to: .main, forMode: .common)
        token = deck.player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.step() }
        }
        deck.player.play()
    }

    @objc func step() {
        arm?.progress = deck.share
    }
}
