import SwiftUI
import UIKit

struct GestureBoard: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.addGestureRecognizer(UIPinchGestureRecognizer())
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {
        for recognizer in view.gestureRecognizers ?? [] {
            recognizer.delegate = context.coordinator // expect: delegate_set_in_update
        }
        context.coordinator.fields.forEach { field in
            field.delegate = context.coordinator // expect: delegate_set_in_update
            if field.text != "0" { field.text = "0" }
        }
        context.coordinator.fields.first?.becomeFirstResponder() // expect: unguarded_update_write
    }

    @MainActor
    final class Coordinator: NSObject, UIGestureRecognizerDelegate, UITextFieldDelegate {
        var fields: [UITextField] = []
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    }
}
