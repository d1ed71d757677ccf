import SwiftUI
import AVFoundation

struct Lens: UIViewRepresentable {
    func makeCoordinator() -> LensDriver { LensDriver() }
    func makeUIView(context: Context) -> UIView { context.coordinator.start(); return UIView() }
    func updateUIView(_ v: UIView, context: Context) {}
}
@MainActor final class LensDriver: NSObject {
    let output = AVCaptureVideoDataOutput()
    func start() { output.setSampleBufferDelegate(self, queue: DispatchQueue(label: "lens")) }
}
extension LensDriver: @preconcurrency AVCaptureVideoDataOutputSampleBufferDelegate {
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {} // expect: off_main_callback_isolated
}
