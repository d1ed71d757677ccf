import SwiftUI
import AVFoundation

struct CodeReader: UIViewControllerRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> UIViewController {
        let output = AVCaptureMetadataOutput()
        let queue = DispatchQueue.global(qos: .userInitiated)
        output.setMetadataObjectsDelegate(context.coordinator, queue: queue)
        return UIViewController()
    }
    func updateUIViewController(_ c: UIViewController, context: Context) {}
    @MainActor final class Coordinator: NSObject, AVCaptureMetadataOutputObjectsDelegate {
        func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {} // expect: off_main_callback_isolated
    }
}
