import SwiftUI
import UIKit

@MainActor
final class ComposerModel: ObservableObject {
    @Published var text = ""
    @Published var isFocused = false
    @Published var hasMarkedText = false
}

struct Composer: UIViewRepresentable {
    @ObservedObject var model: ComposerModel
    @Environment(\.isEnabled) private var isEnabled
    @FocusState private var isFocused: Bool

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if model.isFocused, isEnabled {
            view.becomeFirstResponder() // expect: unguarded_update_write
        }
        if !model.hasMarkedText {
            view.text = model.text // expect: unguarded_update_write
        }
        guard isFocused else { return }
        view.selectedRange = NSRange(location: model.text.count, length: 0) // expect: unguarded_update_write
    }
}
