import AVFoundation
import SwiftUI
import UIKit

/// The button starts it, a second press would end it; when the view goes in between, it plays on.
struct Pad: UIViewRepresentable {
    let player: AVPlayer

    func makeCoordinator() -> Coordinator { Coordinator(player: player) }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addTarget(context.coordinator, action: #selector(Coordinator.pressed), for: .touchUpInside)
        button.addAction(
            UIAction { [weak coordinator = context.coordinator] _ in
                coordinator?.blink = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } // expect: missing_dismantle_cleanup
            }, for: .touchDown)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) { context.coordinator.player = player }

    @MainActor
    final class Coordinator: NSObject {
        var player: AVPlayer
        var blink: Timer?

        init(player: AVPlayer) { self.player = player }

        @objc func pressed() {
            if player.rate == 0 {
                player.play() // expect: missing_dismantle_cleanup
            } else {
                player.pause()
            }
        }
    }
}
