import AppKit
import SwiftUI

struct Hint: NSViewRepresentable {
    var hint: String?
    var symbol: NSImage?

    func makeNSView(context: Context) -> NSButton { NSButton() }

    func updateNSView(_ button: NSButton, context: Context) { apply(to: button) }
}

extension Hint {
    private func apply(to button: NSButton) {
        if let text = hint { // expect-info: optional_not_cleared
            button.toolTip = text
        }
        if let symbol = symbol { // expect-info: optional_not_cleared
            button.image = symbol
        }
    }
}
