import SwiftUI
import UIKit

@MainActor let paneDesk = PaneDesk()

@MainActor
final class PaneDesk: NSObject {
    var taps = 0
    @objc func tapped() { taps += 1 }
    static func fresh() -> PaneDesk { PaneDesk() }
    static var another: PaneDesk { PaneDesk() }
}

/// A global one; it keeps no view.
struct GlobalPane: UIViewRepresentable {
    func makeCoordinator() -> PaneDesk {
        return paneDesk // expect-info: shared_coordinator
    }
    func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addTarget(context.coordinator, action: #selector(PaneDesk.tapped), for: .touchUpInside)
        return button
    }
    func updateUIView(_ button: UIButton, context: Context) {}
}

/// Nested, and through a local.
struct NestedPane: UIViewRepresentable {
    func makeCoordinator() -> Desk {
        let desk = Desk.shared
        return desk // expect: shared_coordinator
    }
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        context.coordinator.view = view
        return view
    }
    func updateUIView(_ view: UIView, context: Context) {}

    @MainActor
    final class Desk {
        static let shared = Desk()
        var view: UIView?
    }
}

/// Made anew at each call.
struct FreshPane: UIViewRepresentable {
    func makeCoordinator() -> PaneDesk { .fresh() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

struct AnotherPane: UIViewRepresentable {
    func makeCoordinator() -> PaneDesk { PaneDesk.another }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

/// Whoever makes the pane decides who shares the desk.
struct GivenPane: UIViewRepresentable {
    let desk: PaneDesk
    func makeCoordinator() -> PaneDesk { desk }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}
