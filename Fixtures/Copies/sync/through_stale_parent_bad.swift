import AppKit
import SwiftUI

struct Ruler: NSViewRepresentable {
    var unit: String
    var ink: NSColor

    func makeCoordinator() -> Drafter { Drafter(ruler: self) }

    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField(labelWithString: "")
        context.coordinator.draw(in: field)
        return field
    }

    func updateNSView(_ field: NSTextField, context: Context) { // expect: missing_parent_refresh
        context.coordinator.draw(in: field)
    }

    @MainActor
    final class Drafter {
        let ruler: Ruler

        init(ruler: Ruler) { self.ruler = ruler }

        func draw(in field: NSTextField) {
            if field.stringValue != ruler.unit { field.stringValue = ruler.unit }
            field.textColor = ruler.ink
        }
    }
}
