import AppKit
import SwiftUI

struct Clock: View {
    var body: some View { Text("12:00") }
}

final class ClockPane: NSView {
    private let clock = NSHostingView(rootView: Clock())

    override init(frame: NSRect) {
        super.init(frame: frame)
        clock.frame = bounds // expect: hosting_manual_frame
        addSubview(clock)
    }

    required init?(coder: NSCoder) { nil }
}

final class ClockRow: NSView {
    private let clock = NSHostingView(rootView: Clock())

    override init(frame: NSRect) {
        super.init(frame: frame)
        clock.frame = bounds
        clock.autoresizingMask = [.width, .height]
        addSubview(clock)
    }

    required init?(coder: NSCoder) { nil }
}

/// The menu bar gives it the size that it asks for.
@MainActor
final class ClockItem {
    private let item = NSStatusBar.system.statusItem(withLength: 40)
    private let clock = NSHostingView(rootView: Clock())

    func show() {
        let button: NSStatusBarButton? = item.button
        clock.frame = NSRect(x: 0, y: 0, width: 40, height: 22)
        button?.addSubview(clock)
    }
}
