import AppKit
import SwiftUI

struct StatusLine: NSViewRepresentable {
    var message: String

    func makeNSView(context: Context) -> NSTextField {
        NSTextField(labelWithString: message)
    }

    func updateNSView(_ line: NSTextField, context: Context) {
        line.stringValue = message
    }
}

struct LicenseText: NSViewRepresentable {
    var license: String

    func makeNSView(context: Context) -> NSTextView {
        let view = NSTextView()
        view.isEditable = false
        view.isSelectable = false
        return view
    }

    func updateNSView(_ view: NSTextView, context: Context) {
        view.string = license
    }
}

struct PushButton: NSViewRepresentable {
    var title: String

    func makeNSView(context: Context) -> NSButton {
        NSButton(title: title, target: nil, action: nil)
    }

    func updateNSView(_ button: NSButton, context: Context) {
        button.title = title
        button.toolTip = title
    }
}
