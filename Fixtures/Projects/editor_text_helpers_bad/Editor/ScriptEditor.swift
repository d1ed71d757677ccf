import SwiftUI
import UIKit

struct ScriptEditor: UIViewRepresentable {
    var script: String

    func makeUIView(context: Context) -> UITextView {
        UITextView()
    }

    func updateUIView(_ editor: UITextView, context: Context) {
        editor.put(script)
    }
}

struct CarefulEditor: UIViewRepresentable {
    var script: String

    func makeUIView(context: Context) -> UITextView {
        UITextView()
    }

    func updateUIView(_ editor: UITextView, context: Context) {
        guard editor.text != script else { return }
        editor.put(script)
        scrollToEnd(of: editor)
    }
}
