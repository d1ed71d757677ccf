import AVFoundation
import SwiftUI
import UIKit

struct FinderView: UIViewRepresentable {
    func makeCoordinator() -> Camera {
        Camera()
    }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let preview = AVCaptureVideoPreviewLayer(session: context.coordinator.session)
        view.layer.addSublayer(preview)
        context.coordinator.open()
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}

    @MainActor
    final class Camera {
        let session = AVCaptureSession()
        private let queue = DispatchQueue(label: "finder")

        func open() {
            let session = session
            queue.async {
                session.startRunning() // expect: missing_dismantle_cleanup
            }
        }

        /// Nobody calls this.
        func close() {
            session.stopRunning()
        }
    }
}
