import ARKit
import AVFoundation
import SceneKit
import SwiftUI
import UIKit

/// Frames come on the queue that the output was given.
struct FramePane: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView {
        let output = AVCaptureVideoDataOutput()
        output.setSampleBufferDelegate(context.coordinator, queue: DispatchQueue(label: "frames"))
        return UIView()
    }
    func updateUIView(_ view: UIView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, @preconcurrency AVCaptureVideoDataOutputSampleBufferDelegate {
        var frames = 0
        func captureOutput(_ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection) { // expect: off_main_callback_isolated
            frames += 1
        }
    }
}

/// Codes come on the main queue.
struct CodePane: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView {
        let output = AVCaptureMetadataOutput()
        output.setMetadataObjectsDelegate(context.coordinator, queue: .main)
        return UIView()
    }
    func updateUIView(_ view: UIView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, AVCaptureMetadataOutputObjectsDelegate {
        var codes = 0
        func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection) {
            codes += objects.count
        }
    }
}

/// On a queue of the coordinator's own.
struct TicketPane: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView {
        let output = AVCaptureMetadataOutput()
        output.setMetadataObjectsDelegate(context.coordinator, queue: context.coordinator.work)
        return UIView()
    }
    func updateUIView(_ view: UIView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, AVCaptureMetadataOutputObjectsDelegate {
        let work = DispatchQueue(label: "tickets")
        func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection) { // expect: off_main_callback_isolated
            objects.forEach { print($0) }
        }
    }
}

/// Rendering is off the main thread always; a claim to the contrary is the same crash.
struct RoomPane: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> ARSCNView {
        let view = ARSCNView()
        view.delegate = context.coordinator
        return view
    }
    func updateUIView(_ view: ARSCNView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject {
        var nodes = 0
    }
}

extension RoomPane.Coordinator: ARSCNViewDelegate {
    nonisolated func renderer(_ renderer: SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) { // expect: off_main_callback_isolated
        MainActor.assumeIsolated { nodes += 1 }
    }

    nonisolated func renderer(_ renderer: SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {
        Task { @MainActor in nodes -= 1 }
    }

    func renderer(_ renderer: SCNSceneRenderer, updateAtTime time: TimeInterval) { // expect: off_main_callback_isolated
        nodes = 0
    }
}

/// The session's callbacks come on the main queue unless another is set.
struct TrackPane: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> ARSCNView {
        let view = ARSCNView()
        view.session.delegate = context.coordinator
        return view
    }
    func updateUIView(_ view: ARSCNView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, ARSessionDelegate {
        var updates = 0
        func session(_ session: ARSession, didUpdate frame: ARFrame) { updates += 1 }
    }
}

/// A hop, or a question for the thread, makes the claim true; a global queue is another one.
struct HopPane: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> SCNView {
        let view = SCNView()
        view.delegate = context.coordinator
        let output = AVCaptureMetadataOutput()
        output.setMetadataObjectsDelegate(context.coordinator, queue: .global(qos: .userInitiated))
        return view
    }
    func updateUIView(_ view: SCNView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, SCNSceneRendererDelegate, AVCaptureMetadataOutputObjectsDelegate {
        var frames = 0
        nonisolated func renderer(_ renderer: SCNSceneRenderer, updateAtTime time: TimeInterval) {
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self.frames += 1 }
            }
        }
        nonisolated func renderer(_ renderer: SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated { frames += 1 }
        }
        func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection) { // expect: off_main_callback_isolated
            frames += objects.count
        }
    }
}
