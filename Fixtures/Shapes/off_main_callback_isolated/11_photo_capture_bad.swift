import SwiftUI
import AVFoundation
import MultipeerConnectivity

struct Shutter: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIButton { UIButton() }
    func updateUIView(_ v: UIButton, context: Context) {}
    @MainActor final class Coordinator: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate, MCNearbyServiceBrowserDelegate { // expect: delegate_never_assigned, delegate_never_assigned
        let photo = AVCapturePhotoOutput()
        func shoot() { photo.capturePhoto(with: AVCapturePhotoSettings(), delegate: self) }
        func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {} // expect: off_main_callback_isolated
        func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?) {} // expect: off_main_callback_isolated
        func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) {} // expect: off_main_callback_isolated
        func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {} // expect: off_main_callback_isolated
    }
}
