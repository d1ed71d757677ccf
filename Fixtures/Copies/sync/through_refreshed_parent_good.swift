import AppKit
import SwiftUI

struct Ruler: NSViewRepresentable {
    var unit: String
    var ink: NSColor

    func makeCoordinator() -> Drafter { Drafter(ruler: self) }

    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField(labelWithString: unit)
        field.textColor = ink
        return field
    }

    func updateNSView(_ field: NSTextField, context: Context) {
        let drafter = context.coordinator
        drafter.ruler = self
        drafter.draw(in: field)
    }

    @MainActor
    final class Drafter {
        var ruler: Ruler

        init(ruler: Ruler) { self.ruler = ruler }

        func draw(in field: NSTextField) {
            field.stringValue = ruler.unit
            field.textColor = ruler.ink
        }
    }
}
