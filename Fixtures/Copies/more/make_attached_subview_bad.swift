import AppKit
import SwiftUI

struct CaptionedBox: NSViewRepresentable {
    var caption: String // expect: property_not_synced
    var isBold: Bool // expect: property_not_synced
    var tool: String

    func makeNSView(context: Context) -> NSStackView {
        let label = NSTextField(labelWithString: caption)
        let button = makeButton()
        let stack = NSStackView(views: [label, button])
        return stack
    }

    private func makeButton() -> NSButton {
        let button = NSButton(title: "Go", target: nil, action: nil)
        if isBold {
            button.font = .boldSystemFont(ofSize: 12)
        }
        return button
    }

    func updateNSView(_ stack: NSStackView, context: Context) {
        stack.toolTip = tool
    }
}
