import PDFKit
import SwiftUI

struct FromMemory: UIViewRepresentable {
    let data: Data
    let text: String
    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ view: UITextView, context: Context) {
        view.backgroundColor = UIColor(patternImage: UIImage(data: data) ?? UIImage())
        let styled = NSAttributedString(string: text, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        if view.attributedText != styled { view.attributedText = styled }
    }
}
