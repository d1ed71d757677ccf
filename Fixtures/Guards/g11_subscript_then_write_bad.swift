import SwiftUI
import UIKit

final class KeyedView: UITextView {
    private var notes: [String: String] = [:]
    subscript(key: String) -> String? {
        get { notes[key] }
        set { notes[key] = newValue }
    }
}

struct KeyedPane: UIViewRepresentable {
    var words: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> KeyedView { KeyedView() }

    func updateUIView(_ view: KeyedView, context: Context) {
        let view = view
        view["words"] = words
        view.text = words // expect: unguarded_update_write
        view.delegate = context.coordinator // expect: delegate_set_in_update
    }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        func textViewDidChange(_ textView: UITextView) {}
    }
}
