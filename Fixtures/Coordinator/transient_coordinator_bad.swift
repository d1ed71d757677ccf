import QuartzCore
import SwiftUI
import UIKit
import WebKit

struct TagField: UIViewRepresentable {
    @Binding var tag: String

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = makeCoordinator() // expect: transient_coordinator
        let watcher = Coordinator(self) // expect: transient_coordinator
        field.addTarget(watcher, action: #selector(Coordinator.edited(_:)), for: .editingChanged)
        let tap = UITapGestureRecognizer(target: Coordinator(self), action: #selector(Coordinator.tapped)) // expect: transient_coordinator
        field.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(
            Coordinator(self), // expect: transient_coordinator
            selector: #selector(Coordinator.tapped), name: UIApplication.didBecomeActiveNotification, object: nil)
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        if field.text != tag { field.text = tag }
        field.inputDelegate = Coordinator(self) // expect: transient_coordinator
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate, UITextInputDelegate {
        let parent: TagField

        init(_ parent: TagField) { self.parent = parent }

        @objc func edited(_ field: UITextField) { parent.tag = field.text ?? "" }

        @objc func tapped() { parent.tag = "" }

        func selectionWillChange(_ textInput: (any UITextInput)?) {}
        func selectionDidChange(_ textInput: (any UITextInput)?) {}
        func textWillChange(_ textInput: (any UITextInput)?) {}
        func textDidChange(_ textInput: (any UITextInput)?) {}
    }
}

/// Holders that keep it.
struct FlashView: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.delegate = Coordinator() // expect: transient_coordinator
        view.layer.add(fade, forKey: "fade")
        makeCoordinator().prepare(view) // expect: transient_coordinator
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, CAAnimationDelegate {
        func prepare(_ view: UIView) { view.alpha = 1 }
    }
}

/// A weak property of the project keeps nothing.
struct RelayBoard: UIViewRepresentable {
    func makeUIView(context: Context) -> RelayView {
        let board = RelayView()
        board.listener = RelayListener()
        let relay = RelayListener() // expect: transient_coordinator
        board.delegate = relay
        return board
    }

    func updateUIView(_ board: RelayView, context: Context) {}
}

final class RelayView: UIView {
    weak var delegate: RelayListener?
    var listener: RelayListener?
}

@MainActor
final class RelayListener {
    private var count = 0
}
