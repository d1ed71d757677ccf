import SwiftUI
import UIKit

class RoundedEditor: UITextView {}

final class PaddedEditor: RoundedEditor {
    func show(_ words: String) {
        text = words // expect: unguarded_update_write
    }

    func jump() {
        scrollRangeToVisible(NSRange(location: 0, length: 1))
    }
}

struct LetterEditor: UIViewRepresentable {
    var letter: String

    func makeUIView(context: Context) -> PaddedEditor {
        let editor = PaddedEditor()
        editor.jump()
        return editor
    }

    func updateUIView(_ editor: PaddedEditor, context: Context) {
        editor.show(letter)
    }
}
