import SwiftUI
import UIKit

struct TagField: UIViewRepresentable {
  @Binding var tag: String

  func makeCoordinator() -> Coordinator { Coordinator(tag: $tag) }

  func makeUIView(context ctx: Context) -> UITextField {
    let field = UITextField()
    // Short words only.
    field.autocorrectionType = .no
    field.delegate = ctx.coordinator
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) {
    uiView.placeholder = "Tag"
  }

  @MainActor
  final class Coordinator: NSObject, UITextFieldDelegate {
    var tag: Binding<String>
    init(tag: Binding<String>) { self.tag = tag }
    func textFieldDidEndEditing(_ textField: UITextField) { tag.wrappedValue = textField.text ?? "" }
  }
}
