import SwiftUI
import WebKit

struct Leaf: UIViewRepresentable {
    @Environment(\.colorScheme) private var scheme
    @Binding var isReady: Bool

    func makeCoordinator() -> Coordinator { Coordinator(leaf: self) }

    func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        return web
    }

    func updateUIView(_ web: WKWebView, context: Context) { // expect: missing_parent_refresh
        web.underPageBackgroundColor = scheme == .dark ? .black : .white
    }

    @MainActor
    final class Coordinator: NSObject, WKNavigationDelegate {
        var leaf: Leaf

        init(leaf: Leaf) { self.leaf = leaf }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            leaf.isReady = true
            webView.evaluateJavaScript("setTheme('\(leaf.scheme)')")
        }
    }
}
