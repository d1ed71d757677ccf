import AVFoundation
import AppKit
import SwiftUI

struct MacVideo: NSViewRepresentable {
    let player: AVPlayer // expect: property_not_synced
    func makeNSView(context: Context) -> NSView {
        let view = NSView()
        let video = AVPlayerLayer(player: player)
        video.frame = view.bounds
        view.layer = video
        view.wantsLayer = true
        return view
    }
    func updateNSView(_ view: NSView, context: Context) {}
}
