import SwiftUI
import AppKit

struct PressButton: NSViewRepresentable {
    let onPress: () -> Void
    func makeCoordinator() -> Presser { Presser(onPress: onPress) }
    func makeNSView(context: Context) -> NSButton {
        let button = NSButton(title: "Go", target: makeCoordinator(), action: #selector(Presser.press(_:))) // expect: transient_coordinator
        return button
    }
    func updateNSView(_ button: NSButton, context: Context) { context.coordinator.onPress = onPress }

    @MainActor final class Presser: NSObject {
        var onPress: () -> Void
        init(onPress: @escaping () -> Void) { self.onPress = onPress }
        @objc func press(_ sender: NSButton) { onPress() }
    }
}
