import SwiftUI
import WebKit

struct HelpPage: UIViewRepresentable {
    let url: URL

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ page: WKWebView, context: Context) {
        if page.url != url {
            page.load(URLRequest(url: url))
            page.scrollView.setContentOffset(.zero, animated: false)
            page.scrollView.zoomScale = 1
        }
    }
}
