import AppKit
import SwiftUI

struct Swatch: View {
    var body: some View { Text("Red") }
}

final class SwatchPopover: NSPopover {}

@MainActor
final class SwatchBar {
    private let popover = SwatchPopover()
    private let content = NSHostingController(rootView: Swatch())

    func open(from view: NSView) {
        popover.contentViewController = content // expect-info: hosting_popover_without_preferred_size
        popover.show(relativeTo: view.bounds, of: view, preferredEdge: .maxX)
    }
}
