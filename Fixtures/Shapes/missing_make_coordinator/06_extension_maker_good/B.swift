import SwiftUI
import UIKit

struct ZipField: FieldWrapper {
    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }
    func updateUIView(_ f: UITextField, context: Context) {}
}
