import AVFoundation
import SwiftUI
import UIKit

final class PlayerSurface: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
    var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}

final class CameraSurface: UIView {
    let preview = AVCaptureVideoPreviewLayer()
}

struct Surface: UIViewRepresentable {
    let player: AVPlayer

    func makeUIView(context: Context) -> PlayerSurface { PlayerSurface() }

    func updateUIView(_ surface: PlayerSurface, context: Context) {
        surface.playerLayer.player = player // expect-info: unguarded_update_write
    }
}

struct Finder: UIViewRepresentable {
    let session: AVCaptureSession

    func makeUIView(context: Context) -> CameraSurface { CameraSurface() }

    func updateUIView(_ surface: CameraSurface, context: Context) {
        surface.preview.session = session // expect-info: unguarded_update_write
        surface.preview.videoGravity = .resizeAspectFill
    }
}
