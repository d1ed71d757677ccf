import SwiftUI
import WebKit

struct LibraryPage: UIViewRepresentable {
    let hosts: Set<String>

    func makeCoordinator() -> Coordinator {
        Coordinator(hosts: hosts)
    }

    func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        web.uiDelegate = context.coordinator
        return web
    }

    func updateUIView(_ web: WKWebView, context: Context) {
        context.coordinator.hosts = hosts
    }

    @MainActor
    final class Coordinator: NSObject, WKNavigationDelegate, WKUIDelegate {
        var hosts: Set<String>
        private var pendingReply: ((Bool) -> Void)?

        init(hosts: Set<String>) {
            self.hosts = hosts
        }

        // A `defer`, and a local that is what it was last given.
        func webView(
            _ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            var policy = WKNavigationActionPolicy.cancel
            defer { decisionHandler(policy) }
            guard let host = action.request.url?.host, hosts.contains(host) else { return }
            policy = .allow
        }

        // A helper that says whether it answered.
        func webView(
            _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse,
            decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
        ) {
            if refused(response, decisionHandler) { return }
            func allow() {
                decisionHandler(.allow)
            }
            allow()
        }

        private func refused(_ response: WKNavigationResponse, _ handler: (WKNavigationResponsePolicy) -> Void) -> Bool {
            guard !response.canShowMIMEType else { return false }
            handler(.cancel)
            return true
        }

        // Under another name, in closures, and in the completion of a helper.
        func webView(
            _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            let finish = completionHandler
            let refuse = { finish(.cancelAuthenticationChallenge, nil) }
            guard let trust = challenge.protectionSpace.serverTrust else { return refuse() }
            check(trust) { isGood in
                if isGood {
                    finish(.useCredential, URLCredential(trust: trust))
                } else {
                    refuse()
                }
            }
        }

        private func check(_ trust: SecTrust, then: @escaping (Bool) -> Void) {
            DispatchQueue.main.async { then(SecTrustGetCertificateCount(trust) > 0) }
        }

        // Kept for a button.
        func webView(
            _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping (Bool) -> Void
        ) {
            pendingReply?(false)
            pendingReply = completionHandler
        }

        // Two buttons: one of them is chosen.
        func webView(
            _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping () -> Void
        ) {
            let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Good", style: .default) { _ in completionHandler() })
            alert.addAction(UIAlertAction(title: "Bad", style: .cancel) { _ in completionHandler() })
            guard let root = webView.window?.rootViewController else {
                completionHandler()
                return
            }
            root.present(alert, animated: true)
        }

        func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo) async -> String? {
            guard !prompt.isEmpty else { return nil }
            return defaultText
        }
    }
}
