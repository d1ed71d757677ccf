import SwiftUI
import UIKit

final class CodeRow: UIStackView {
    var boxes: [UITextField] = []
}

struct CodeEntry: UIViewRepresentable {
    var digits: [String]

    func makeUIView(context: Context) -> CodeRow { CodeRow() }

    func updateUIView(_ row: CodeRow, context: Context) {
        for (box, digit) in zip(row.boxes, digits) where box.text != digit {
            box.text = digit
        }
        for (index, box) in row.boxes.enumerated() {
            guard index < digits.count else { break }
            if box.attributedText?.string == digits[index] { continue }
            box.attributedText = NSAttributedString(string: digits[index])
        }
        for case let box as UITextField in row.arrangedSubviews {
            if box.isFirstResponder { continue }
            box.text = ""
        }
    }
}
