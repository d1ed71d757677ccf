import AppKit
import SceneKit
import SwiftUI

struct Globe: NSViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> SCNView {
        let view = SCNView()
        view.delegate = context.coordinator
        return view
    }

    func updateNSView(_ view: SCNView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, SCNSceneRendererDelegate {
        var frames = 0

        func renderer(_ renderer: SCNSceneRenderer, updateAtTime time: TimeInterval) {
            Task { @MainActor in self.frames += 1 }
        }
    }
}
