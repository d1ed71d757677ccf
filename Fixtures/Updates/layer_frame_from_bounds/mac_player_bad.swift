import AVFoundation
import AppKit
import SwiftUI

struct LoopVideo: NSViewRepresentable {
    let player: AVPlayer // expect: property_not_synced

    func makeNSView(context: Context) -> NSView {
        let view = NSView()
        view.wantsLayer = true
        let layer = AVPlayerLayer(player: player)
        layer.frame = view.layer?.bounds ?? .zero // expect: layer_frame_from_bounds
        view.layer?.addSublayer(layer)
        return view
    }

    func updateNSView(_ view: NSView, context: Context) {}
}
