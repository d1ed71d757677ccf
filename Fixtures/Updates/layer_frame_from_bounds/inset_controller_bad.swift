import AVFoundation
import SwiftUI
import UIKit

struct Scanner: UIViewControllerRepresentable {
    let session: AVCaptureSession

    func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        let preview = AVCaptureVideoPreviewLayer(session: session)
        preview.frame = controller.view.layer.bounds // expect: layer_frame_from_bounds
        controller.view.layer.insertSublayer(preview, at: 0)
        return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
