#if os(macOS)
import AppKit
import SwiftUI

final class PalettePanel: NSPanel {}

struct Palette: View {
    let choose: (Int) -> Void
    var body: some View { Button("Red") { choose(0) } }
}

final class PaletteWindowController: NSWindowController {
    override func windowDidLoad() {
        super.windowDidLoad()
        window?.contentView = NSHostingView(rootView: Palette { self.choose($0) }) // expect: hosting_root_retains_owner
    }

    private func choose(_ index: Int) { window?.title = "\(index)" }
}

final class PalettePane: NSViewController {
    private let popover = NSPopover()

    func show() {
        popover.contentViewController = NSHostingController(rootView: Palette(choose: choose)) // expect: hosting_root_retains_owner
        popover.show(relativeTo: view.bounds, of: view, preferredEdge: .maxY)
    }

    private func choose(_ index: Int) { title = "\(index)" }
}

/// The panel keeps what keeps it; that its owner lets go of it does not help.
final class FloatingPalette: NSObject {
    private var panel: NSPanel?

    func show() {
        let panel = PalettePanel()
        self.panel = panel
        panel.contentView = NSHostingView(rootView: Palette { _ in panel.close() }) // expect: hosting_root_retains_owner
        panel.orderFront(nil)
    }

    func hide() {
        panel = nil
    }
}

final class PaletteBar: NSView {
    override init(frame: NSRect) {
        super.init(frame: frame)
        let palette = NSHostingView(rootView: Palette(choose: { self.alphaValue = CGFloat($0) })) // expect: hosting_root_retains_owner
        palette.autoresizingMask = [.width, .height]
        addSubview(palette)
    }

    required init?(coder: NSCoder) { nil }
}
#endif
