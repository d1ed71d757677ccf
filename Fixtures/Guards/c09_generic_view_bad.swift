import SwiftUI
import UIKit

protocol HintedField: UITextField {
    var hint: String { get set }
}

final class PlainHintField: UITextField, HintedField {
    var hint = ""
}

struct AnyField<Field: UITextField & HintedField>: UIViewRepresentable {
    typealias UIViewType = Field
    let make: () -> Field
    var value: String

    func makeUIView(context: Context) -> Field { make() }

    func updateUIView(_ field: Field, context: Context) {
        field.hint = value
        fill(field, with: value)
    }

    private func fill<T: UITextInput & UITextField>(_ target: T, with string: String) {
        target.text = string // expect: unguarded_update_write
    }
}
