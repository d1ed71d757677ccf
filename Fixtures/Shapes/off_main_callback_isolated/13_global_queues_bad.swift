import SwiftUI
import ARKit
import AVFoundation
import CoreBluetooth

struct Hall: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> ARSCNView {
        let view = ARSCNView()
        view.session.delegate = context.coordinator
        view.session.delegateQueue = .global(qos: .userInteractive)
        return view
    }
    func updateUIView(_ v: ARSCNView, context: Context) {}
    @MainActor final class Coordinator: NSObject, ARSessionDelegate, CBCentralManagerDelegate, AVAssetResourceLoaderDelegate {
        var central: CBCentralManager!
        override init() {
            super.init()
            central = CBCentralManager(delegate: self, queue: DispatchQueue.global(qos: .utility))
        }
        func open(_ asset: AVURLAsset) { asset.resourceLoader.setDelegate(self, queue: .global()) }
        func session(_ session: ARSession, didUpdate frame: ARFrame) {} // expect: off_main_callback_isolated
        func centralManagerDidUpdateState(_ central: CBCentralManager) {} // expect: off_main_callback_isolated
        func resourceLoader(_ resourceLoader: AVAssetResourceLoader, shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest) -> Bool { true } // expect: off_main_callback_isolated
    }
}
