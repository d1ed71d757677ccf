import SwiftUI
import UIKit

struct QuestionField: UIViewRepresentable {
    final class Coordinator: NSObject, UITextFieldDelegate {
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    }
    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator // expect: missing_make_coordinator
        return field
    }
    func updateUIView(_ f: UITextField, context: Context) { context.coordinator.perform(#selector(NSObject.copy)) }
}
