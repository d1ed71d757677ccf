import SwiftUI
import UIKit

final class DigitRow: UIStackView {
    var boxes: [UITextField] = []
}

struct DigitEntry: UIViewRepresentable {
    var digits: [String]
    var hints: [String]

    func makeUIView(context: Context) -> DigitRow { DigitRow() }

    func updateUIView(_ row: DigitRow, context: Context) {
        for (box, digit) in zip(row.boxes, digits) {
            box.text = digit // expect: unguarded_update_write
        }
        for (index, box) in row.boxes.enumerated() where index < hints.count {
            box.placeholder = hints[index]
            box.attributedText = NSAttributedString(string: hints[index]) // expect: unguarded_update_write
        }
        row.boxes.first?.becomeFirstResponder() // expect: unguarded_update_write
    }
}
