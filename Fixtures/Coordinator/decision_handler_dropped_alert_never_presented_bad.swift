import SwiftUI
import WebKit

struct StoreView: UIViewRepresentable {
    let url: URL // expect: property_not_synced

    func makeCoordinator() -> StoreGuide { StoreGuide() }

    func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.uiDelegate = context.coordinator
        web.load(URLRequest(url: url))
        return web
    }

    func updateUIView(_ web: WKWebView, context: Context) {}
}

@MainActor
final class StoreGuide: NSObject, WKUIDelegate {
    func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completionHandler(true) })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completionHandler(false) })
        guard let root = webView.window?.rootViewController else {
            return // expect: decision_handler_dropped
        }
        root.present(alert, animated: true)
    }
}
