import SwiftUI
import AVFoundation

struct Micro: NSViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeNSView(context: Context) -> NSView { NSView() }
    func updateNSView(_ v: NSView, context: Context) {}
    final class Coordinator: NSObject, AVCaptureAudioDataOutputSampleBufferDelegate { // expect: delegate_never_assigned
        func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
    }
}
