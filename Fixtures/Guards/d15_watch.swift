import SwiftUI
import WatchKit

struct WatchGame: WKInterfaceObjectRepresentable {
    let scene: SKScene

    func makeWKInterfaceObject(context: Context) -> WKInterfaceSKScene { WKInterfaceSKScene() }

    func updateWKInterfaceObject(_ object: WKInterfaceSKScene, context: Context) {
        object.presentScene(scene) // expect: unguarded_update_write
    }
}

struct WatchWheel: WKInterfaceObjectRepresentable {
    let items: [WKPickerItem]

    func makeWKInterfaceObject(context: Context) -> WKInterfacePicker { WKInterfacePicker() }

    func updateWKInterfaceObject(_ picker: WKInterfacePicker, context: Context) {
        picker.setItems(items) // expect: unguarded_update_write
    }
}

struct WatchModel: WKInterfaceObjectRepresentable {
    let scene: SCNScene

    func makeWKInterfaceObject(context: Context) -> WKInterfaceSCNScene { WKInterfaceSCNScene() }

    func updateWKInterfaceObject(_ object: WKInterfaceSCNScene, context: Context) {
        if object.scene !== scene { object.scene = scene }
        object.preferredFramesPerSecond = 30
    }
}
