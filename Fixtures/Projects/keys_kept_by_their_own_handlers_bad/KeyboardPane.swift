import SwiftUI
import UIKit

struct KeyboardPane: UIViewRepresentable {
    @Binding var typed: String

    func makeCoordinator() -> Typist { Typist(typed: $typed) }

    func makeUIView(context: Context) -> Keyboard {
        let keyboard = Keyboard(letters: ["a", "b"])
        context.coordinator.attach(to: keyboard)
        return keyboard
    }

    func updateUIView(_ keyboard: Keyboard, context: Context) {}
}
