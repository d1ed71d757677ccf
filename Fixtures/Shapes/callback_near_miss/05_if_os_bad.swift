import SwiftUI
#if os(macOS)
import AppKit
#else
import UIKit
#endif

#if os(macOS)
struct Slate: NSViewRepresentable {
    func makeCoordinator() -> SlateDriver { SlateDriver() }
    func makeNSView(context: Context) -> NSTextView { let t = NSTextView(); t.delegate = context.coordinator; return t }
    func updateNSView(_ t: NSTextView, context: Context) {}
}
#else
struct Slate: UIViewRepresentable {
    func makeCoordinator() -> SlateDriver { SlateDriver() }
    func makeUIView(context: Context) -> UITextView { let t = UITextView(); t.delegate = context.coordinator; return t }
    func updateUIView(_ t: UITextView, context: Context) {}
}
#endif

#if os(macOS)
@MainActor final class SlateDriver: NSObject, NSTextViewDelegate {
    func textDidChange(_ notification: Notification) {}
}
#else
@MainActor final class SlateDriver: NSObject, UITextViewDelegate {
    func textDidChange(_ notification: Notification) {} // expect: callback_near_miss
}
#endif
