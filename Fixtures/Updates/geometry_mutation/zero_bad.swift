import AppKit
import SwiftUI

struct Foldable: NSViewRepresentable {
    var isFolded: Bool

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
        if isFolded {
            view.frame = .zero // expect: geometry_mutation
        } else {
            view.frame.origin = .zero // expect: geometry_mutation
        }
    }
}
