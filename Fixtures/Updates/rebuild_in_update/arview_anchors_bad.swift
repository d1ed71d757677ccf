import ARKit
import RealityKit
import SwiftUI

struct Showroom: UIViewRepresentable {
    var models: [ModelEntity]

    func makeUIView(context: Context) -> ARView { ARView(frame: .zero) }

    func updateUIView(_ room: ARView, context: Context) {
        room.scene.anchors.removeAll() // expect: rebuild_in_update
        for model in models {
            let anchor = AnchorEntity(world: .zero)
            anchor.addChild(model)
            room.scene.addAnchor(anchor)
        }
    }
}
