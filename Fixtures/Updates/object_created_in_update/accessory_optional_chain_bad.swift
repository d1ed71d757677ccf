import SwiftUI
import UIKit

struct AmountField: UIViewRepresentable {
    @Binding var amount: String
    let currency: String

    func makeUIView(context: Context) -> UITextField {
        UITextField()
    }

    func updateUIView(_ field: UITextField, context: Context) {
        field.rightViewMode = .always
        field.rightView = {
            let label = UILabel() // expect: object_created_in_update
            label.text = currency
            return label
        }()
    }
}
