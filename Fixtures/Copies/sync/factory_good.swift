import AppKit
import SwiftUI

struct AnyPlatformView: NSViewRepresentable {
    let build: () -> NSView

    func makeNSView(context: Context) -> NSView { build() }
    func updateNSView(_ nsView: NSView, context: Context) {}
}

final class PaneStore {
    func pane(named name: String) -> NSView { NSView() }
}

struct StoredPane: NSViewRepresentable {
    let store: PaneStore

    func makeNSView(context: Context) -> NSView {
        let pane = store.pane(named: "main")
        pane.wantsLayer = true
        return pane
    }
    func updateNSView(_ nsView: NSView, context: Context) {}
}

struct GivenView: NSViewRepresentable {
    let view: NSView

    func makeNSView(context: Context) -> NSView {
        view.wantsLayer = true
        return view
    }
    func updateNSView(_ nsView: NSView, context: Context) {}
}
