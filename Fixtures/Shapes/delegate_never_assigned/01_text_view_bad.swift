import SwiftUI
import UIKit

struct DiaryText: UIViewRepresentable {
    @Binding var entry: String
    func makeCoordinator() -> Coordinator { Coordinator(entry: $entry) }
    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.font = .preferredFont(forTextStyle: .body)
        return view
    }
    func updateUIView(_ view: UITextView, context: Context) { if view.text != entry { view.text = entry } }

    @MainActor final class Coordinator: NSObject, UITextViewDelegate { // expect: delegate_never_assigned
        let entry: Binding<String>
        init(entry: Binding<String>) { self.entry = entry }
        func textViewDidChange(_ textView: UITextView) { entry.wrappedValue = textView.text }
    }
}
