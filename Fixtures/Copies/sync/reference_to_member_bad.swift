import AVFoundation
import SwiftUI
import UIKit

final class FinderView: UIView {
    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
    var preview: AVCaptureVideoPreviewLayer { layer as! AVCaptureVideoPreviewLayer }
}

struct Finder: UIViewRepresentable {
    let session: AVCaptureSession // expect: property_not_synced

    func makeUIView(context: Context) -> FinderView {
        let view = FinderView()
        view.preview.session = session
        return view
    }

    func updateUIView(_ view: FinderView, context: Context) {}
}
