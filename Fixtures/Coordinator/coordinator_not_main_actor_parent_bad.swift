import SwiftUI
import UIKit

/// The parent is read: by update through the coordinator, by a computed property, by a key path's base.
struct GaugeView: UIViewRepresentable {
    var level: Double

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.owner = self
        view.alpha = context.coordinator.level
    }

    final class Coordinator { // expect: coordinator_not_main_actor
        var owner: GaugeView

        init(_ owner: GaugeView) { self.owner = owner }

        var level: Double { owner.level }
    }
}

/// A class of its own outside the representable; made by two of them, found once.
final class SharedCoordinator: NSObject { // expect: coordinator_not_main_actor
    var names: [String] = []

    @objc func pick() { names.append("") }
}

struct FirstPicker: UIViewRepresentable {
    func makeCoordinator() -> SharedCoordinator { SharedCoordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

struct SecondPicker: UIViewRepresentable {
    func makeCoordinator() -> SharedCoordinator { SharedCoordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

/// A kept closure touches the state, though the class has no method.
struct CounterView: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> CounterButton {
        let button = CounterButton()
        let coordinator = context.coordinator
        button.onTap = { [weak coordinator] in coordinator?.taps += 1 }
        return button
    }

    func updateUIView(_ view: CounterButton, context: Context) {}

    final class Coordinator { // expect: coordinator_not_main_actor
        var taps = 0
    }
}

final class CounterButton: UIButton {
    var onTap: (() -> Void)?
}

/// One method without the mark is enough.
struct HalfView: UIViewRepresentable {
    func makeCoordinator() -> Half { Half() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}

    final class Half { // expect: coordinator_not_main_actor
        var count = 0
        @MainActor func add() { count += 1 }
        func reset() { count = 0 }
    }
}

/// A superclass that lacks the mark, with a subclass that lacks it too.
class PlainKeeper: NSObject {
    var title = ""
}

struct PlainView: UIViewRepresentable {
    func makeCoordinator() -> Keeper { Keeper() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}

    final class Keeper: PlainKeeper { // expect: coordinator_not_main_actor
        func rename() { title = "new" }
    }
}
