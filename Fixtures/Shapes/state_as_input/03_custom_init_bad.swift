import SwiftUI
import UIKit

struct CodeBox: UIViewRepresentable {
    @State private var code: String // expect: state_as_input

    init(code: String) {
        _code = State(initialValue: code)
    }

    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ box: UITextView, context: Context) {
        if box.text != code { box.text = code }
    }
}

struct CodeScreen: View {
    let snippet: String
    var body: some View { CodeBox(code: snippet).frame(height: 200) }
}
