import WebKit

@MainActor
final class ParcelGate: NSObject, WKNavigationDelegate {
    private let policy = ParcelPolicy()

    func webView(
        _ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        policy.decide(action.request, answer: decisionHandler)
    }
}
