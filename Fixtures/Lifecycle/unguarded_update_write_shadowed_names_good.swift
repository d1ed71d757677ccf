import SwiftUI
import UIKit

struct Chapter {
    var text: String
    var selectedRange = NSRange()
    var contentOffset = CGPoint.zero
}

/// `page`, `view` and `text` are values in here, not the text view.
struct ChapterPage: UIViewRepresentable {
    var chapters: [String]

    func makeUIView(context: Context) -> UITextView {
        UITextView()
    }

    func updateUIView(_ page: UITextView, context: Context) {
        page.accessibilityValue = summary(of: page)
        for var page in chapters.map({ Chapter(text: $0) }) {
            page.text = page.text.lowercased()
            page.contentOffset = .zero
        }
    }

    private func summary(of view: UITextView) -> String {
        var text = chapters.joined()
        text = text + "."
        func shorten(_ view: inout Chapter) {
            view.text = String(view.text.prefix(20))
            view.selectedRange = NSRange(location: 0, length: 0)
        }
        var chapter = Chapter(text: text)
        shorten(&chapter)
        return chapter.text
    }
}
