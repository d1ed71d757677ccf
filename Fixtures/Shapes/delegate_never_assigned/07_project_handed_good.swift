import SwiftUI
import UIKit

final class EditorController: UIViewController {
    let editor = UITextView()
    weak var handler: (NSObject & UITextViewDelegate)?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(editor)
        editor.delegate = handler
    }
}
struct EditorScreen: UIViewControllerRepresentable {
    class Coordinator: NSObject, UITextViewDelegate {
        func textViewDidChange(_ textView: UITextView) {}
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> EditorController {
        let controller = EditorController()
        controller.handler = context.coordinator
        return controller
    }
    func updateUIViewController(_ c: EditorController, context: Context) {}
}
