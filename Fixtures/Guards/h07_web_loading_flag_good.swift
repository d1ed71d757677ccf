import SwiftUI
import WebKit

struct StatusPage: UIViewRepresentable {
    let url: URL

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ page: WKWebView, context: Context) {
        if page.url == nil, !page.isLoading { page.load(URLRequest(url: url)) }
        if let shown = page.url, shown.host == url.host { return }
        page.load(URLRequest(url: url))
    }
}

struct TextStatus: UIViewRepresentable {
    var status: String

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        guard view.markedTextRange == nil else { return }
        view.text = status
    }
}
