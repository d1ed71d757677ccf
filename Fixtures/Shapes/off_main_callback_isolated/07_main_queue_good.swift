import SwiftUI
import AVFoundation
import MetalKit
import CoreLocation
import CoreBluetooth

struct Quietly: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> MTKView {
        let v = MTKView()
        v.delegate = context.coordinator
        let output = AVCaptureMetadataOutput()
        output.setMetadataObjectsDelegate(context.coordinator, queue: .main)
        context.coordinator.central = CBCentralManager(delegate: context.coordinator, queue: nil)
        return v
    }
    func updateUIView(_ v: MTKView, context: Context) {}
    @MainActor final class Coordinator: NSObject, MTKViewDelegate, @preconcurrency AVCaptureMetadataOutputObjectsDelegate, @preconcurrency CLLocationManagerDelegate, @preconcurrency CBCentralManagerDelegate {
        var central: CBCentralManager?
        func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
        func draw(in view: MTKView) {}
        func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {}
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
        func centralManagerDidUpdateState(_ central: CBCentralManager) {}
    }
}
