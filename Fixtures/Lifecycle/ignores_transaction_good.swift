import SwiftUI
import UIKit

struct Lever: UIViewRepresentable {
    var isDown: Bool

    func makeUIView(context: Context) -> UISwitch {
        let lever = UISwitch()
        lever.setOn(isDown, animated: true)
        return lever
    }

    func updateUIView(_ lever: UISwitch, context: Context) {
        if lever.isOn != isDown, !context.transaction.disablesAnimations {
            lever.setOn(isDown, animated: true)
        }
    }
}

struct Shutter: UIViewRepresentable {
    var isDown: Bool

    func makeUIView(context: Context) -> UISwitch { UISwitch() }

    func updateUIView(_ shutter: UISwitch, context: Context) {
        if shutter.isOn != isDown {
            shutter.setOn(isDown, animated: false)
        }
        shutter.addAction(UIAction(identifier: .init("lift")) { [weak shutter] _ in shutter?.setOn(false, animated: true) }, for: .touchUpInside)
    }
}

struct Blind: UIViewRepresentable {
    var isDown: Bool

    func makeUIView(context: Context) -> UISwitch { UISwitch() }

    func updateUIView(_ blind: UISwitch, context: Context) {
        context.animate {
            if blind.isOn != isDown { blind.setOn(isDown, animated: true) }
        }
    }
}
