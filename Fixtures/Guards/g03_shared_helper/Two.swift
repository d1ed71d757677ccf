import SwiftUI
import UIKit

struct FirstPane: UIViewRepresentable {
    var text: String
    func makeCoordinator() -> PaneCoordinator { PaneCoordinator() }
    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ view: UITextView, context: Context) {
        if view.text != text { show(text, in: view) }
        show(text, in: view)
        wire(view, context.coordinator)
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView view: UITextView, context: Context) -> CGSize? {
        show(text, in: view)
        return nil
    }
}

struct SecondPane: UIViewRepresentable {
    var text: String
    func makeCoordinator() -> PaneCoordinator { PaneCoordinator() }
    func makeUIView(context: Context) -> UITextView { UITextView() }
    func updateUIView(_ view: UITextView, context: Context) {
        show(text, in: view)
        wire(view, context.coordinator)
    }
}

@MainActor
final class PaneCoordinator: NSObject, UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {}
}
