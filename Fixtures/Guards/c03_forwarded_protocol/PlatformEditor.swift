import SwiftUI
#if os(macOS)
import AppKit
typealias PlatformViewRepresentable = NSViewRepresentable
typealias PlatformTextView = NSTextView
#else
import UIKit
typealias PlatformViewRepresentable = UIViewRepresentable
typealias PlatformTextView = UITextView
#endif

@MainActor
protocol CrossPlatformView: PlatformViewRepresentable {
    associatedtype Wrapped: PlatformBase
    func makePlatformView(context: Context) -> Wrapped
    func updatePlatformView(_ view: Wrapped, context: Context)
}

#if os(macOS)
typealias PlatformBase = NSView
extension CrossPlatformView {
    func makeNSView(context: Context) -> Wrapped { makePlatformView(context: context) }
    func updateNSView(_ view: Wrapped, context: Context) { updatePlatformView(view, context: context) }
}
#else
typealias PlatformBase = UIView
extension CrossPlatformView {
    func makeUIView(context: Context) -> Wrapped { makePlatformView(context: context) }
    func updateUIView(_ view: Wrapped, context: Context) { updatePlatformView(view, context: context) }
}
#endif
