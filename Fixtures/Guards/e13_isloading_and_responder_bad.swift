import SwiftUI
import WebKit

struct ReaderPage: UIViewRepresentable {
    let html: String
    var isLoading: Bool
    var isEditing: Bool

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ page: WKWebView, context: Context) {
        if !isLoading {
            page.loadHTMLString(html, baseURL: nil) // expect: unguarded_update_write
        }
        if isEditing { return }
        page.scrollView.setContentOffset(.zero, animated: false) // expect: unguarded_update_write
        guard !page.isLoading else { return }
        page.reload()
        page.scrollView.setZoomScale(1, animated: false) // expect: unguarded_update_write
    }
}
