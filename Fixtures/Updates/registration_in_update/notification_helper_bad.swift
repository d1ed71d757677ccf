import AppKit
import SwiftUI

struct ScrollWatcher: NSViewRepresentable {
    var onScroll: (CGPoint) -> Void

    func makeNSView(context: Context) -> NSScrollView { NSScrollView() }

    func updateNSView(_ scroll: NSScrollView, context: Context) {
        watch(scroll)
    }
}

extension ScrollWatcher {
    private func watch(_ scroll: NSScrollView) {
        let center = NotificationCenter.default
        _ = center.addObserver(forName: NSView.boundsDidChangeNotification, object: scroll.contentView, queue: .main) { _ in // expect: registration_in_update
            onScroll(scroll.contentView.bounds.origin)
        }
    }
}
