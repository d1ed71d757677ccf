import AVFoundation
import AppKit
import SwiftUI

struct MacCam: NSViewRepresentable {
    let session: AVCaptureSession // expect: property_not_synced
    func makeNSView(context: Context) -> NSView {
        let view = NSView()
        view.wantsLayer = true
        let preview = AVCaptureVideoPreviewLayer(session: session)
        preview.frame = view.bounds
        preview.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
        view.layer?.addSublayer(preview)
        return view
    }
    func updateNSView(_ view: NSView, context: Context) {}
}
