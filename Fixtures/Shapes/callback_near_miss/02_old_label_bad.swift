import SwiftUI
import WebKit

struct Reading: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> WKWebView { let w = WKWebView(); w.navigationDelegate = context.coordinator; return w }
    func updateUIView(_ w: WKWebView, context: Context) {}
    @MainActor final class Coordinator: NSObject, WKNavigationDelegate {
        func webView(_ webView: WKWebView, didFinishNavigation navigation: WKNavigation!) {} // expect: callback_near_miss
    }
}
