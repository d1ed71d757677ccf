import AppKit
import SwiftUI

final class DropArea: NSView {
    var onDrop: ((URL) -> Void)?
    var onHover: ((Bool) -> Void)?
}

struct DropZone: NSViewRepresentable {
    var folder: String
    var onDrop: (String, URL) -> Void
    var onHover: ((Bool) -> Void)?

    func makeNSView(context: Context) -> DropArea {
        let area = DropArea()
        area.onDrop = { onDrop(folder, $0) }
        area.onHover = onHover
        return area
    }

    func updateNSView(_ area: DropArea, context: Context) {
        area.onDrop = { url in onDrop(folder, url) }
        if let onHover {
            area.onHover = { onHover($0) }
        } else {
            area.onHover = nil
        }
    }
}
