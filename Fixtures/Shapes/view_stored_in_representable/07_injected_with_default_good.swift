import SwiftUI
import ARKit

struct StageView: UIViewRepresentable {
    let session: ARSession // expect: property_not_synced
    let stage: ARSCNView
    let layer: CAGradientLayer

    init(session: ARSession, stage: ARSCNView, layer: CAGradientLayer) {
        self.session = session
        self.stage = stage
        self.layer = layer
    }
    func makeUIView(context: Context) -> ARSCNView {
        stage.session = session
        return stage
    }
    func updateUIView(_ uiView: ARSCNView, context: Context) {}
}
