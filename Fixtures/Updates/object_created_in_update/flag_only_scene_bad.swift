import SpriteKit
import SwiftUI

final class ConfettiScene: SKScene {
    var amount = 0
}

struct ConfettiView: UIViewRepresentable {
    var celebrates: Bool
    var amount: Int

    func makeUIView(context: Context) -> SKView { SKView(frame: .zero) }

    func updateUIView(_ view: SKView, context: Context) {
        if celebrates {
            let scene = ConfettiScene(size: view.bounds.size) // expect: object_created_in_update
            scene.amount = amount
            view.presentScene(scene)
        }
    }
}
