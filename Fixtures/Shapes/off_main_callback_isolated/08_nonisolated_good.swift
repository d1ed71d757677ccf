import SwiftUI
import SceneKit

struct Moon: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> SCNView { let v = SCNView(); v.delegate = context.coordinator; return v }
    func updateUIView(_ v: SCNView, context: Context) {}
    @MainActor final class Coordinator: NSObject, SCNSceneRendererDelegate {
        nonisolated func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {
            Task { @MainActor in MainActor.assumeIsolated { self.tick() } }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.tick() } }
        }
        func tick() {}
        func renderer(named name: String) {}
    }
}
struct Sun: UIViewRepresentable {
    func makeCoordinator() -> SunDriver { SunDriver() }
    func makeUIView(context: Context) -> SCNView { let v = SCNView(); v.delegate = context.coordinator; return v }
    func updateUIView(_ v: SCNView, context: Context) {}
}
nonisolated final class SunDriver: NSObject, SCNSceneRendererDelegate {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
}
