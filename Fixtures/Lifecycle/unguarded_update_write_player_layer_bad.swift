import AVFoundation
import SwiftUI
import UIKit

final class ReelView: UIView {
    override static var layerClass: AnyClass {
        AVPlayerLayer.self
    }

    var reel: AVPlayerLayer? {
        layer as? AVPlayerLayer
    }
}

struct ReelPane: UIViewRepresentable {
    let player: AVPlayer
    var isMuted: Bool

    func makeUIView(context: Context) -> ReelView {
        ReelView()
    }

    func updateUIView(_ pane: ReelView, context: Context) {
        player.isMuted = isMuted
        pane.reel?.player = player // expect-info: unguarded_update_write
    }
}
