import SwiftUI
import UIKit
import FieldKit

struct Phone: FieldKitRepresentable, UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }
    func updateUIView(_ f: UITextField, context: Context) {}
}
