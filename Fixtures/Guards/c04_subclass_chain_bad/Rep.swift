import SwiftUI

typealias NoteView = MarkdownView

struct NotePad: UIViewRepresentable {
    var note: String

    func makeCoordinator() -> NoteCoordinator { NoteCoordinator() }

    func makeUIView(context: Context) -> NoteView { NoteView() }

    func updateUIView(_ view: NoteView, context: Context) {
        view.render(note)
        context.coordinator.sync(view, note)
    }
}
