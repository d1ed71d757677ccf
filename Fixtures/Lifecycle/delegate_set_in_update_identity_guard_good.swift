import SwiftUI
import WebKit

struct HelpPages: UIViewRepresentable {
    var allowsBack: Bool

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> WKWebView {
        WKWebView()
    }

    func updateUIView(_ pages: WKWebView, context: Context) {
        pages.allowsBackForwardNavigationGestures = allowsBack
        connect(pages, context.coordinator)
        guard !context.coordinator.isConnected else { return }
        context.coordinator.isConnected = true
        pages.uiDelegate = context.coordinator
    }

    private func connect(_ pages: WKWebView, _ coordinator: Coordinator) {
        if pages.navigationDelegate === coordinator { return }
        pages.navigationDelegate = coordinator
    }

    @MainActor
    final class Coordinator: NSObject, WKNavigationDelegate, WKUIDelegate {
        var isConnected = false

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

        func webViewDidClose(_ webView: WKWebView) {}
    }
}
