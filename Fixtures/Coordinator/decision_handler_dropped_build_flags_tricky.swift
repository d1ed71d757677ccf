import SwiftUI
import WebKit

struct KioskPage: UIViewRepresentable {
    let address: URL // expect: property_not_synced

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        web.uiDelegate = context.coordinator
        web.load(URLRequest(url: address))
        return web
    }

    func updateUIView(_ web: WKWebView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, WKNavigationDelegate, WKUIDelegate {
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            #if targetEnvironment(simulator)
            decisionHandler(.allow)
            #elseif STAGING && !DEBUG
            decisionHandler(navigationAction.request.url?.host == "staging.example" ? .allow : .cancel)
            #elseif canImport(KioskPolicy)
            guard let url = navigationAction.request.url else {
                decisionHandler(.cancel)
                return
            }
            decisionHandler(url.scheme == "https" ? .allow : .cancel)
            #else
            decisionHandler(.allow)
            #endif
        }

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
            decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
        ) {
            #if DEBUG
            decisionHandler(.allow)
            #endif
            #if !DEBUG
            decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel)
            #endif
        }

        func webView(
            _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            #if DEBUG
            completionHandler(.useCredential, challenge.protectionSpace.serverTrust.map(URLCredential.init(trust:)))
            #else
            print("challenge from \(challenge.protectionSpace.host)")
            #endif
        } // expect: decision_handler_dropped

        func webView(
            _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping () -> Void
        ) {
            #if compiler(>=6.2)
            completionHandler()
            #else
            print(message)
            completionHandler()
            #endif
            completionHandler() // expect: decision_handler_dropped
        }
    }
}
