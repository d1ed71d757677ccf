import AVKit
import SwiftUI
import UIKit

@MainActor
final class Queue: ObservableObject {
    @Published var titles: [String] = []
}

struct Deck: UIViewRepresentable {
    @ObservedObject var queue: Queue
    let player: AVPlayer
    @Environment(\.dismiss) private var dismiss
    var seenOnce: Int
    var tint: UIColor

    func makeCoordinator() -> Keeper { Keeper(queue: queue, player: player, dismiss: dismiss, seenOnce: seenOnce) }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addTarget(context.coordinator, action: #selector(Keeper.tap), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {
        button.tintColor = tint
        button.tag = seenOnce
    }

    @MainActor
    final class Keeper: NSObject {
        let queue: Queue
        let player: AVPlayer
        let dismiss: DismissAction
        let seenOnce: Int

        init(queue: Queue, player: AVPlayer, dismiss: DismissAction, seenOnce: Int) {
            self.queue = queue
            self.player = player
            self.dismiss = dismiss
            self.seenOnce = seenOnce
        }

        @objc func tap() {
            if queue.titles.isEmpty { dismiss() } else { player.pause() }
        }
    }
}
