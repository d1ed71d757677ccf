import SwiftUI
import UIKit

struct PadView: UIViewRepresentable {
    final class Coordinator: NSObject { @objc func done(_ sender: Any) {} }
    func makeCoordinator() -> Coordinator { .init() }
    func makeUIView(context: Context) -> UITextView {
        let pad = UITextView()
        let bar = UIToolbar()
        bar.items = [UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(Coordinator.done(_:)))] // expect: value_type_target
        pad.inputAccessoryView = bar
        let pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: #selector(Coordinator.done(_:))) // expect: value_type_target
        pad.addGestureRecognizer(pan)
        return pad
    }
    func updateUIView(_ uiView: UITextView, context: Context) {}
}
