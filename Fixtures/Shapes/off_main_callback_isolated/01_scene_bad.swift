import SwiftUI
import SceneKit

struct Planet: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> SCNView { let v = SCNView(); v.delegate = context.coordinator; return v }
    func updateUIView(_ v: SCNView, context: Context) {}
    @MainActor final class Coordinator: NSObject, SCNSceneRendererDelegate {
        var frame = 0
        func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) { // expect: off_main_callback_isolated
            frame += 1
        }
    }
}
