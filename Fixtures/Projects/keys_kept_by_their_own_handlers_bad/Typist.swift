import SwiftUI
import UIKit

@MainActor
final class Typist {
    private let typed: Binding<String>
    private var keyboard: Keyboard?

    init(typed: Binding<String>) { self.typed = typed }

    func attach(to keyboard: Keyboard) {
        self.keyboard = keyboard
        keyboard.onKey = type // expect: strong_coordinator_capture
    }

    private func type(_ letter: String) { typed.wrappedValue += letter }
}
