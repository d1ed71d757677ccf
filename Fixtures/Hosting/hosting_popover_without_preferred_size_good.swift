import AppKit
import SwiftUI

struct Tint: View {
    var body: some View { Text("Blue") }
}

final class TintController: NSHostingController<Tint> {
    init() {
        super.init(rootView: Tint())
        sizingOptions = [.preferredContentSize]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

@MainActor
final class TintBar {
    private let popover = NSPopover()
    private let fixed = NSPopover()
    private let content = NSHostingController(rootView: Tint())

    init() {
        content.sizingOptions = .preferredContentSize
    }

    func open(from view: NSView) {
        popover.contentViewController = content
        popover.show(relativeTo: view.bounds, of: view, preferredEdge: .maxX)
    }
}

@MainActor
final class FixedTintBar {
    private let popover = NSPopover()

    func open(from view: NSView) {
        popover.contentSize = NSSize(width: 200, height: 80)
        popover.contentViewController = NSHostingController(rootView: Tint())
        popover.show(relativeTo: view.bounds, of: view, preferredEdge: .maxX)
    }

    func openOwn(from view: NSView) {
        let other = NSPopover()
        other.contentViewController = TintController()
        other.show(relativeTo: view.bounds, of: view, preferredEdge: .minX)
    }
}
