import SwiftUI
import WebKit

struct DocPage: NSViewRepresentable {
    let url: URL
    let html: String?
    var token: Int

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> WKWebView { WKWebView() }

    func updateNSView(_ page: WKWebView, context: Context) {
        guard let html else {
            if page.url?.absoluteString != url.absoluteString { page.load(URLRequest(url: url)) }
            return
        }
        if html.hashValue != context.coordinator.htmlHash {
            context.coordinator.htmlHash = html.hashValue
            page.loadHTMLString(html, baseURL: url)
        }
        switch (context.coordinator.token, token) {
        case let (old, new) where old == new: break
        default:
            context.coordinator.token = token
            page.reload()
        }
    }

    @MainActor
    final class Coordinator: NSObject {
        var htmlHash = 0
        var token = 0
    }
}
