import AppKit
import Combine
import SwiftUI
import UIKit

// UIKit replaces, the path removes first, a stored token takes the place of the last, the receiver is new.
struct DoorChime: UIViewRepresentable {
    var onChime: () -> Void

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIButton { UIButton() }

    func updateUIView(_ chime: UIButton, context: Context) {
        chime.addTarget(context.coordinator, action: #selector(Coordinator.rung), for: .touchUpInside)
        chime.addAction(UIAction(identifier: .init("chime")) { [onChime] _ in onChime() }, for: .touchUpInside)
        chime.addAction(context.coordinator.action, for: .touchUpInside)
        context.coordinator.subscription = NotificationCenter.default.publisher(for: .init("chime")).sink { _ in }
        context.coordinator.observation = chime.observe(\.bounds) { _, _ in }
        context.coordinator.clock?.invalidate()
        context.coordinator.clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in onChime() }
        chime.gestureRecognizers?.forEach(chime.removeGestureRecognizer)
        chime.addGestureRecognizer(context.coordinator.press)
        context.coordinator.glow.removeFromSuperview()
        chime.addSubview(context.coordinator.glow)
        context.coordinator.press.addTarget(context.coordinator, action: #selector(Coordinator.rung))
        let fresh = UIMenu()
        chime.menu = fresh
    }

    static func dismantleUIView(_ chime: UIButton, coordinator: Coordinator) {
        coordinator.clock?.invalidate()
    }

    @MainActor
    final class Coordinator: NSObject {
        let glow = UIView()
        let press = UILongPressGestureRecognizer()
        let action = UIAction { _ in }
        var subscription: AnyCancellable?
        var observation: NSKeyValueObservation?
        var clock: Timer?
        @objc func rung() {}
    }
}

// Presented once: asked whether it is up, or carried out as a command.
struct GuestSheet: UIViewControllerRepresentable {
    @Binding var isShown: Bool
    @Binding var command: Bool
    @Binding var farewell: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ host: UIViewController, context: Context) {
        if isShown, host.presentedViewController == nil {
            host.present(UIAlertController(title: "Guest", message: nil, preferredStyle: .alert), animated: true)
        }
        if command {
            command = false // expect: state_write_in_update
            host.present(UIAlertController(title: "Guest", message: nil, preferredStyle: .alert), animated: true)
        }
        if farewell {
            host.present(UIAlertController(title: "Guest", message: nil, preferredStyle: .alert), animated: true) {
                farewell = false
            }
        }
        let book = context.coordinator.book
        if isShown, book.viewIfLoaded?.window == nil {
            host.present(book, animated: true)
        }
        if context.coordinator.alert == nil, isShown {
            let alert = UIAlertController(title: "Guest", message: nil, preferredStyle: .alert)
            context.coordinator.alert = alert
            host.present(alert, animated: true)
        }
    }

    @MainActor
    final class Coordinator {
        let book = UIAlertController(title: "Book", message: nil, preferredStyle: .alert)
        var alert: UIAlertController?
    }
}

struct RippleHint: NSViewRepresentable {
    var isShown: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ anchor: NSView, context: Context) {
        let hint = context.coordinator.hint
        if isShown, !hint.isShown {
            hint.show(relativeTo: anchor.bounds, of: anchor, preferredEdge: .minY)
        }
        if context.coordinator.ripple.superview == nil {
            anchor.addSubview(context.coordinator.ripple)
        }
    }

    static func dismantleNSView(_ anchor: NSView, coordinator: Coordinator) {
        coordinator.hint.close()
    }

    @MainActor
    final class Coordinator {
        let hint = NSPopover()
        let ripple = NSView()
    }
}
