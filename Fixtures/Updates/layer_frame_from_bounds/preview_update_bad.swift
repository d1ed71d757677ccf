import AVFoundation
import SwiftUI
import UIKit

struct Camera: UIViewRepresentable {
    let session: AVCaptureSession // expect: property_not_synced

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let preview = AVCaptureVideoPreviewLayer(session: session)
        context.coordinator.preview = preview
        view.layer.addSublayer(preview)
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.preview?.frame = view.bounds // expect: layer_frame_from_bounds
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor
    final class Coordinator { var preview: AVCaptureVideoPreviewLayer? }
}
