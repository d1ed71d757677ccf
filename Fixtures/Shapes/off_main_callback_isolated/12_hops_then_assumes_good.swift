import SwiftUI
import AVFoundation

struct Viewfinder: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { context.coordinator.start(); return UIView() }
    func updateUIView(_ v: UIView, context: Context) {}

    @MainActor final class Coordinator: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
        private let output = AVCaptureVideoDataOutput()
        private var frames = 0
        func start() { output.setSampleBufferDelegate(self, queue: DispatchQueue(label: "frames")) }

        nonisolated func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated { self?.frames += 1 }
            }
        }
        nonisolated func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {
            if Thread.isMainThread {
                MainActor.assumeIsolated { frames -= 1 }
            } else {
                OperationQueue.main.addOperation {
                    MainActor.assumeIsolated { self.frames -= 1 }
                }
            }
        }
    }
}
