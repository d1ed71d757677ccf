import SwiftUI
import AppKit

struct NameEntry: NSViewRepresentable {
    func makeCoordinator() -> Listener { Listener() }
    func makeNSView(context: Context) -> NSTextField { let f = NSTextField(); f.delegate = context.coordinator; return f }
    func updateNSView(_ f: NSTextField, context: Context) {}
    @MainActor final class Listener: NSObject, NSTextFieldDelegate {
        var text = ""
        func textDidChange(_ notification: Notification) { // expect: callback_near_miss
            text = (notification.object as? NSTextField)?.stringValue ?? ""
        }
    }
}
struct CodeEntry: NSViewRepresentable {
    func makeCoordinator() -> Listener { Listener() }
    func makeNSView(context: Context) -> NSTextField { let f = NSTextField(); f.delegate = context.coordinator; return f }
    func updateNSView(_ f: NSTextField, context: Context) {}
    @MainActor final class Listener: NSObject, NSTextFieldDelegate {
        var text = ""
        func controlTextDidChange(notification: Notification) { // expect: callback_near_miss
            text = (notification.object as? NSTextField)?.stringValue ?? ""
        }
    }
}
