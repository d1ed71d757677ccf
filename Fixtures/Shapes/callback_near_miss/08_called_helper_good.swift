import SwiftUI
import UIKit

struct Editor: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextField {
        let f = UITextField()
        f.delegate = context.coordinator
        f.addTarget(context.coordinator, action: #selector(Coordinator.textFieldDidChange(_:)), for: .editingChanged)
        return f
    }
    func updateUIView(_ t: UITextField, context: Context) {}
    @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        @objc func textFieldDidChange(_ field: UITextField) {}
    }
}
