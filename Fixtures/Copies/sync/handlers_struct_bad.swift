import AppKit
import SwiftUI

struct DropHandlers {
    var drop: (URL) -> Void
    var hover: (Bool) -> Void
}

final class DropArea: NSView {
    var onDrop: ((URL) -> Void)?
}

struct DropZone: NSViewRepresentable {
    var handlers: DropHandlers // expect: property_not_synced
    @Binding var isBusy: Bool

    func makeNSView(context: Context) -> DropArea {
        let area = DropArea()
        area.onDrop = handlers.drop
        return area
    }

    func updateNSView(_ area: DropArea, context: Context) {
        area.alphaValue = isBusy ? 0.5 : 1
    }
}
