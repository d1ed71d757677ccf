import AppKit
import SwiftUI

struct ColorWell: NSViewRepresentable {
    var color: NSColor
    var onChange: (NSColor) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(color, onChange)
    }

    func makeNSView(context: Context) -> NSColorWell {
        let well = NSColorWell()
        well.target = context.coordinator
        well.action = #selector(Coordinator.changed(_:))
        return well
    }

    func updateNSView(_ well: NSColorWell, context: Context) {
        context.coordinator.update(from: self)
        if well.color != color { well.color = color }
    }

    @MainActor
    final class Coordinator: NSObject {
        private var last: NSColor
        private var onChange: (NSColor) -> Void

        init(_ last: NSColor, _ onChange: @escaping (NSColor) -> Void) {
            self.last = last
            self.onChange = onChange
        }

        func update(from well: ColorWell) {
            last = well.color
            onChange = well.onChange
        }

        @objc func changed(_ well: NSColorWell) {
            guard well.color != last else { return }
            onChange(well.color)
        }
    }
}
