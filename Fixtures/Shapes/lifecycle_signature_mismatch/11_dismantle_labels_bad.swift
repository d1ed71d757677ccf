import SwiftUI
import SpriteKit
import WatchKit

struct WristScene: WKInterfaceObjectRepresentable {
    let scene: SKScene

    func makeWKInterfaceObject(context: Context) -> WKInterfaceSKScene {
        let stage = WKInterfaceSKScene()
        stage.presentScene(scene)
        return stage
    }

    func updateWKInterfaceObject(_ stage: WKInterfaceSKScene, context: Context) {
        if stage.scene !== scene { stage.presentScene(scene) }
    }

    static func dismantleWKInterfaceObject(wkInterfaceObject: WKInterfaceSKScene, coordinator: Void) { // expect: lifecycle_signature_mismatch
        wkInterfaceObject.isPaused = true
    }
}
