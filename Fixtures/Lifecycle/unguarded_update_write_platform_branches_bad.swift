import SwiftUI

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension PlatformScript: NSViewRepresentable {
    func makeNSView(context: Context) -> NSTextView { NSTextView() }

    func updateNSView(_ view: NSTextView, context: Context) { show(in: view) }
}

private typealias PlatformTextView = NSTextView
#else
import UIKit

extension PlatformScript: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) { show(in: view) }
}

private typealias PlatformTextView = UITextView
#endif

struct PlatformScript {
    var script: String

    private func show(in view: PlatformTextView) {
        #if os(macOS)
        view.string = script // expect: unguarded_update_write
        #else
        if view.text != script { view.text = script }
        #endif
    }
}
