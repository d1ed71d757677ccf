import AVKit
import SwiftUI
import UIKit

final class ReelView: UIView {
    private var player: AVPlayer?

    static func make(player: AVPlayer) -> ReelView {
        let view = ReelView()
        view.player = player
        return view
    }
}

struct Reel: UIViewRepresentable {
    let player: AVPlayer
    var corner: CGFloat

    func makeUIView(context: Context) -> ReelView { ReelView.make(player: player) }

    func updateUIView(_ view: ReelView, context: Context) {
        view.layer.cornerRadius = corner
    }
}
