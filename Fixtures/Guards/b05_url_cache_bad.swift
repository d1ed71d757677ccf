import SwiftUI
import WebKit

struct CachedPage: UIViewRepresentable {
    let url: URL

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ page: WKWebView, context: Context) {
        let request = URLRequest(url: url)
        if let cached = URLCache.shared.cachedResponse(for: request) {
            page.load(cached.data, mimeType: "text/html", characterEncodingName: "utf-8", baseURL: url) // expect: unguarded_update_write
        } else {
            page.load(request) // expect: unguarded_update_write
        }
    }
}
