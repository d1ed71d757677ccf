import SwiftUI
import UIKit

@globalActor
actor Press {
    static let shared = Press()
}

@globalActor
actor RenderActor {
    static let shared = RenderActor()
}

/// Isolated to something else: another rule's matter.
struct PressView: UIViewRepresentable {
    func makeCoordinator() -> Worker { Worker() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}

    @Press
    final class Worker {
        var sheets = 0
        func print() { sheets += 1 }
    }
}

struct RenderView: UIViewRepresentable {
    func makeCoordinator() -> Renderer { Renderer() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}

    actor Renderer {
        var frames = 0
        func draw() { frames += 1 }
    }
}

/// The mark may stand before or after modifiers, with its module.
struct OrderView: UIViewRepresentable {
    func makeCoordinator() -> Waiter { Waiter() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}

    @objc(OrderWaiter) @MainActor final class Waiter: NSObject, @preconcurrency PlainTaking {
        var orders = 0
        func take() { orders += 1 }
    }
}

struct SwiftedView: UIViewRepresentable {
    func makeCoordinator() -> Waiter { Waiter() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}

    @Swift.MainActor
    public final class Waiter: NSObject {
        var orders = 0
        func take() { orders += 1 }
    }
}

protocol PlainTaking {
    func take()
}

/// Through a generic base class, and a typealias of it.
@MainActor
class Keeper<Model>: NSObject {
    var model: Model?
}

typealias NoteKeeper = Keeper<String>

struct GenericView: UIViewRepresentable {
    func makeCoordinator() -> NoteCoordinator { NoteCoordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { context.coordinator.model = "" }

    final class NoteCoordinator: NoteKeeper {
        func clear() { model = nil }
    }
}

/// A project protocol that refines a marked one.
@MainActor
protocol Closing: AnyObject {
    func close()
}

protocol SlowClosing: Closing {}

struct DoorView: UIViewRepresentable {
    func makeCoordinator() -> Door { Door() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { context.coordinator.close() }

    final class Door: NSObject, SlowClosing {
        private var isOpen = true
        func close() { isOpen = false }
    }
}

/// All that it does stands in marked extensions and initializers.
struct SplitView: UIViewRepresentable {
    func makeCoordinator() -> Parts { Parts(count: 1) }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { context.coordinator.add() }

    final class Parts {
        fileprivate var count: Int

        @MainActor
        init(count: Int) { self.count = count }
    }
}

@MainActor
extension SplitView.Parts {
    func add() { count += 1 }
}

/// Values that each carry the mark.
struct MarkedStateView: UIViewRepresentable {
    func makeCoordinator() -> State { State() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}

    final class State {
        @MainActor var count = 0
        func describe() -> String { "state" }
    }
}
