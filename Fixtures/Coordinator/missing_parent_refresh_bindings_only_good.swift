import SwiftUI
import UIKit

struct SignatureField: UIViewRepresentable {
    @Binding var name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @State private var strokes = 0
    var tint: UIColor
    static let help = URL(string: "https://example.com/help")
    let longest = 40

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        field.tintColor = tint
        if field.text != name { field.text = name }
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        private let parent: SignatureField

        init(_ parent: SignatureField) {
            self.parent = parent
        }

        func textFieldDidEndEditing(_ field: UITextField) {
            parent.name = String((field.text ?? "").prefix(parent.longest))
            parent.strokes += 1
            parent.$name.wrappedValue = parent.name
            if parent.name.isEmpty, let help = SignatureField.help {
                parent.openURL(help)
            } else {
                parent.dismiss()
            }
        }
    }
}
