import SwiftUI
import UIKit

struct WordField: UIViewRepresentable {
    @State var word: String // expect: state_as_input

    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ field: UITextField, context: Context) {
        if field.text != word { field.text = word }
    }
}

struct WordScreen: View {
    @State private var words = ["a", "b"]
    @State private var index = 0
    var body: some View {
        VStack {
            WordField(word: words[index])
            Button("Next") { index = (index + 1) % words.count }
        }
    }
}
