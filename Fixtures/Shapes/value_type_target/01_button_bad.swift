import SwiftUI
import AppKit

struct ToolStrip: NSViewRepresentable {
    func makeNSView(context: Context) -> NSStackView {
        let strip = NSStackView()
        strip.addArrangedSubview(NSButton(title: "Cut", target: self, action: Selector(("cut:")))) // expect: value_type_target
        return strip
    }
    func updateNSView(_ nsView: NSStackView, context: Context) {}
}
