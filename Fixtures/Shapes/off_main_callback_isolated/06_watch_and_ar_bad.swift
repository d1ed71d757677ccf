import SwiftUI
import ARKit
import WatchConnectivity

struct Room: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> ARSCNView {
        let v = ARSCNView()
        v.delegate = context.coordinator
        v.session.delegate = context.coordinator
        v.session.delegateQueue = DispatchQueue(label: "frames")
        WCSession.default.delegate = context.coordinator
        return v
    }
    func updateUIView(_ v: ARSCNView, context: Context) {}
    @MainActor final class Coordinator: NSObject, ARSCNViewDelegate, ARSessionDelegate, WCSessionDelegate {
        func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {} // expect: off_main_callback_isolated
        func session(_ session: ARSession, didUpdate frame: ARFrame) {} // expect: off_main_callback_isolated
        func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?) {} // expect: off_main_callback_isolated
        func sessionDidBecomeInactive(_ session: WCSession) {} // expect: off_main_callback_isolated
        func sessionDidDeactivate(_ session: WCSession) {} // expect: off_main_callback_isolated
    }
}
