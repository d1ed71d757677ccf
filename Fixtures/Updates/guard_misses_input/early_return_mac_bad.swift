import AppKit
import SwiftUI

struct Pill: NSViewRepresentable {
    var title: String
    var isCritical: Bool

    func makeNSView(context: Context) -> NSButton { NSButton() }

    func updateNSView(_ button: NSButton, context: Context) {
        if button.title == title { return } // expect-info: guard_misses_input
        button.title = title
        button.contentTintColor = isCritical ? .systemRed : nil
    }
}
