import AVFoundation
import SwiftUI
import UIKit

final class Lens {
    let session = AVCaptureSession()
    let queue = DispatchQueue(label: "lens")

    func open() { queue.async { self.session.startRunning() } }
    func shut() { queue.async { self.session.stopRunning() } }
}

final class Eye {
    let session = AVCaptureSession()
    let queue = DispatchQueue(label: "eye")

    func open() { queue.async { self.session.startRunning() } } // expect: missing_dismantle_cleanup
    func shut() { queue.async { self.session.stopRunning() } }
}

final class PreviewView: UIView {
    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
}

struct LensView: UIViewRepresentable {
    @MainActor final class Coordinator { let lens = Lens() }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> PreviewView {
        context.coordinator.lens.open()
        return PreviewView()
    }
    func updateUIView(_ view: PreviewView, context: Context) {}
    static func dismantleUIView(_ view: PreviewView, coordinator: Coordinator) {
        release(coordinator)
    }
    private static func release(_ coordinator: Coordinator) { coordinator.lens.shut() }
}

struct EyeView: UIViewRepresentable {
    @MainActor final class Coordinator { let eye = Eye() }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> PreviewView {
        context.coordinator.eye.open()
        return PreviewView()
    }
    func updateUIView(_ view: PreviewView, context: Context) {}
    static func dismantleUIView(_ view: PreviewView, coordinator: Coordinator) {
        view.removeFromSuperview()
    }
}
