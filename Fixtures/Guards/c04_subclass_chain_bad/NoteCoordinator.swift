import UIKit

@MainActor
class EditorCoordinator<Editor: BaseEditor>: NSObject, UITextViewDelegate {
    func sync(_ view: Editor, _ string: String) {
        view.attach(self)
        scroll(view)
    }

    func scroll(_ view: Editor) {}
}

final class NoteCoordinator: EditorCoordinator<MarkdownView> {
    override func scroll(_ view: MarkdownView) {
        view.scrollRangeToVisible(view.selectedRange) // expect: unguarded_update_write
    }
}
