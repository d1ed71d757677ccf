import SwiftUI
import WebKit

struct Portal: UIViewRepresentable {
    let url: URL
    var onReady: (WKWebView) -> Void = { _ in }
    var onUpdate: () -> Void

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ web: WKWebView, context: Context) {
        if web.url != url { web.load(URLRequest(url: url)) }
        onUpdate() // expect: callback_called_in_update
    }
}
