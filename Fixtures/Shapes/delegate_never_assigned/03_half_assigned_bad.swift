import SwiftUI
import WebKit

struct PolicyPage: NSViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeNSView(context: Context) -> WKWebView {
        let page = WKWebView()
        page.navigationDelegate = context.coordinator
        return page
    }
    func updateNSView(_ page: WKWebView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject,
                             WKNavigationDelegate,
                             WKUIDelegate { // expect: delegate_never_assigned
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
        func webViewDidClose(_ webView: WKWebView) {}
    }
}
