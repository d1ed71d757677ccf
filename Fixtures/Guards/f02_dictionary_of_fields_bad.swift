import SwiftUI
import UIKit

final class TaxForm: UIView {
    var byName: [String: UITextField] = [:]
    var rows: [[UITextField]] = []
}

struct TaxPane: UIViewRepresentable {
    var value: String

    func makeUIView(context: Context) -> TaxForm { TaxForm() }

    func updateUIView(_ form: TaxForm, context: Context) {
        form.byName["total"]?.text = value // expect: unguarded_update_write
        for field in form.byName.values {
            field.attributedText = NSAttributedString(string: value) // expect: unguarded_update_write
        }
        form.rows[0][1].text = value // expect: unguarded_update_write
        form.rows.first?.last?.becomeFirstResponder() // expect: unguarded_update_write
        form.rows.joined().forEach { $0.insertText(value) } // expect: unguarded_update_write
    }
}
