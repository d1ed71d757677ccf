import AppKit
import SwiftUI

/// As an argument of a construction in update.
struct PinchPane: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView {
        let view = NSView()
        let pinch = NSMagnificationGestureRecognizer(target: context.coordinator, action: nil) // expect: missing_make_coordinator
        view.addGestureRecognizer(pinch)
        return view
    }
    func updateNSView(_ view: NSView, context: Context) {}
}

/// Dropped by its own maker, with nobody to use it.
struct DroppedPane: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView { NSView() }
    func updateNSView(_ view: NSView, context: Context) {}
    func makeCoordinator() -> Void { // expect: missing_make_coordinator
        DroppedDesk()
    }
}

final class DroppedDesk {}

/// A maker comes with a protocol of the project.
protocol Desked {}

extension Desked {
    func makeCoordinator() -> Desk { Desk() }
}

@MainActor
final class Desk: NSObject {
    var clicks = 0
    @objc func clicked() { clicks += 1 }
}

struct ButtonPane: NSViewRepresentable, Desked {
    func makeNSView(context: Context) -> NSButton {
        let button = NSButton(title: "Go", target: nil, action: #selector(Desk.clicked))
        button.target = context.coordinator
        return button
    }
    func updateNSView(_ button: NSButton, context: Context) {}
}

/// Or with one that is declared elsewhere.
struct KitPane: NSViewRepresentable, KitPaneProtocol {
    func makeNSView(context: Context) -> NSButton {
        let button = NSButton(title: "Go", target: nil, action: #selector(Desk.clicked))
        button.target = context.coordinator
        return button
    }
    func updateNSView(_ button: NSButton, context: Context) {}
}

/// The class is there, the maker is not: the compiler refuses it, and this says why.
struct NestedPane: NSViewRepresentable {
    func makeNSView(context: Context) -> NSButton {
        let button = NSButton(title: "Go", target: nil, action: nil)
        button.target = context.coordinator // expect: missing_make_coordinator
        return button
    }
    func updateNSView(_ button: NSButton, context: Context) {}

    @MainActor
    final class Coordinator: NSObject {
        var clicks = 0
        func add() { clicks += 1 }
    }
}

/// Nothing uses it.
struct PlainPane: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView { NSView() }
    func updateNSView(_ view: NSView, context: Context) {}
    func makeCoordinator() {}
}
