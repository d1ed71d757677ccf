import AppKit
import SwiftUI

/// AppKit's side: the name of UIKit's callback.
struct MemoPad: NSViewRepresentable {
    @Binding var memo: String

    func makeCoordinator() -> Coordinator { Coordinator(memo: $memo) }
    func makeNSView(context: Context) -> NSTextView {
        let text = NSTextView()
        text.delegate = context.coordinator
        return text
    }
    func updateNSView(_ text: NSTextView, context: Context) {
        if text.string != memo { text.string = memo }
    }

    @MainActor
    final class Coordinator: NSObject, NSTextViewDelegate {
        private let memo: Binding<String>
        init(memo: Binding<String>) { self.memo = memo }

        func textViewDidChange(_ text: NSTextView) { // expect: callback_near_miss
            memo.wrappedValue = text.string
        }
    }
}

/// Hidden from the framework, and misspelled.
struct NameBox: NSViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.delegate = context.coordinator
        return field
    }
    func updateNSView(_ field: NSTextField, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, NSTextFieldDelegate {
        var name = ""

        private func controlTextDidChange(_ note: Notification) { // expect: callback_near_miss
            name = "changed"
        }

        func controlTextDidEndEditting(_ note: Notification) { // expect: callback_near_miss
            name = "done"
        }
    }
}

/// One callback is there, so the rest are helpers; another is an action's selector.
struct CityBox: NSViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.delegate = context.coordinator
        return field
    }
    func updateNSView(_ field: NSTextField, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, NSTextFieldDelegate {
        var city = ""
        func controlTextDidChange(_ note: Notification) { city = "changed" }
        func controlTextDidEndEditing() { city = "done" }
    }
}

struct RoadBox: NSViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.delegate = context.coordinator
        NotificationCenter.default.addObserver(
            context.coordinator, selector: #selector(Coordinator.textDidChange(_:)), name: NSControl.textDidChangeNotification, object: field)
        return field
    }
    func updateNSView(_ field: NSTextField, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, NSTextFieldDelegate {
        var road = ""
        @objc func textDidChange(_ note: Notification) { road = "changed" }
    }
}

/// A wrong first label, an old second one, and another protocol's name for the same.
struct LaneBox: NSViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.delegate = context.coordinator
        return field
    }
    func updateNSView(_ field: NSTextField, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, NSTextFieldDelegate {
        var lane = ""
        func controlTextDidChange(notification: Notification) { lane = "a" } // expect: callback_near_miss
        func control(_ control: NSControl, textShouldBeginEditingText editor: NSText) -> Bool { lane.isEmpty } // expect: callback_near_miss
        func textDidEndEditing(_ notification: Notification) { lane = "b" } // expect: callback_near_miss
    }
}
