import SwiftUI
import UIKit

struct DraftField: UIViewRepresentable {
    enum Mode {
        case typing
        case reading
    }

    var mode: Mode
    var isPaused: Bool
    let spare: SpareDelegate

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> UITextField {
        UITextField()
    }

    func updateUIView(_ field: UITextField, context: Context) {
        // State alone does not tell now from earlier.
        switch mode {
        case .typing:
            field.delegate = isPaused ? spare : context.coordinator // expect: delegate_set_in_update
        case .reading:
            field.isEnabled = false
        }
        if !isPaused {
            field.textDropDelegate = context.coordinator // expect: delegate_set_in_update
        }
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate, UITextDropDelegate {
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            false
        }
    }
}

@MainActor
final class SpareDelegate: NSObject, UITextFieldDelegate {}
