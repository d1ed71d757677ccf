import AVKit
import SwiftUI

struct Stage: NSViewRepresentable {
    let player: AVPlayer

    func makeCoordinator() -> Keeper { Keeper() }

    func makeNSView(context: Context) -> AVPlayerView {
        let view = AVPlayerView()
        view.player = player
        player.play()
        context.coordinator.token = player.addPeriodicTimeObserver(forInterval: .init(value: 1, timescale: 2), queue: .main) { _ in }
        return view
    }

    func updateNSView(_ view: AVPlayerView, context: Context) {
        if view.player !== player { view.player = player }
    }

    static func dismantleNSView(_ view: AVPlayerView, coordinator: Keeper) {
        if let token = coordinator.token {
            view.player?.removeTimeObserver(token)
        }
        view.player = nil
    }

    @MainActor
    final class Keeper {
        var token: Any?
    }
}
