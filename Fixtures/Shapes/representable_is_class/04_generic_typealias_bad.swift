import SwiftUI
#if os(macOS)
import AppKit
typealias AnyNativeView = NSViewRepresentable
#else
import UIKit
typealias AnyNativeView = UIViewRepresentable
#endif

@MainActor
public final class HostedNative<Wrapped>: AnyNativeView { // expect: representable_is_class
    let value: Wrapped
    init(_ value: Wrapped) { self.value = value }
    #if os(macOS)
    public func makeNSView(context: Context) -> NSView { NSView() }
    public func updateNSView(_ nsView: NSView, context: Context) {}
    #else
    public func makeUIView(context: Context) -> UIView { UIView() }
    public func updateUIView(_ uiView: UIView, context: Context) {}
    #endif
}
