import MediaPlayer
import SwiftUI
import UIKit

struct NowPlaying: UIViewRepresentable {
    func makeCoordinator() -> Remote { Remote() }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.attach()
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}

    static func dismantleUIView(_ view: UIView, coordinator: Remote) {
        coordinator.detach()
    }

    @MainActor
    final class Remote {
        private var play: Any?
        private var count = 0

        func attach() {
            let center = MPRemoteCommandCenter.shared()
            play = center.playCommand.addTarget { _ in .success }
            center.pauseCommand.addTarget { [weak self] _ in // expect: missing_dismantle_cleanup
                self?.count += 1
                return .success
            }
        }

        func detach() {
            MPRemoteCommandCenter.shared().playCommand.removeTarget(play)
        }
    }
}
