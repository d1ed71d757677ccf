import SwiftUI
import UIKit
import WebKit

struct DoubleTable: UIViewRepresentable {
    var text: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        let (editor, owner) = (view, context.coordinator)
        editor.delegate = owner // expect: delegate_set_in_update
        (editor.text, editor.selectedRange) = (text, NSRange(location: 0, length: 0)) // expect: unguarded_update_write
    }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        func textViewDidChange(_ textView: UITextView) {}
    }
}

struct ArticleFrame: UIViewControllerRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> ArticleController { ArticleController() }

    func updateUIViewController(_ controller: ArticleController, context: Context) {
        controller.page.scrollView.delegate = context.coordinator // expect: delegate_set_in_update
        controller.page.uiDelegate = context.coordinator // expect: delegate_set_in_update
    }

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate, WKUIDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }
}

final class ArticleController: UIViewController {
    let page = WKWebView()
}
