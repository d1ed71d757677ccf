import AppKit
import SwiftUI

struct Dial: View {
    var body: some View { Text("12") }
}

@MainActor
final class DialWindow {
    private var window: NSWindow?

    func open() {
        let window = NSWindow()
        window.contentView = NSHostingController(rootView: Dial()).view // expect: hosting_controller_not_retained
        window.makeKeyAndOrderFront(nil)
        self.window = window
    }

    func openOther() {
        let window = NSWindow()
        window.contentView = NSHostingView(rootView: Dial())
        window.makeKeyAndOrderFront(nil)
        self.window = window
    }
}
