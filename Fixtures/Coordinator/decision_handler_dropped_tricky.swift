import SwiftUI
import WebKit

protocol PortalDelegate: AnyObject {
    func portal(wantsAnswer answer: @escaping (Bool) -> Void)
}

struct PortalPage: UIViewRepresentable {
    let allowed: Set<String>

    func makeCoordinator() -> Coordinator {
        Coordinator(allowed: allowed)
    }

    func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        web.uiDelegate = context.coordinator
        web.configuration.userContentController.addScriptMessageHandler(context.coordinator, contentWorld: .page, name: "ask")
        return web
    }

    static func dismantleUIView(_ web: WKWebView, coordinator: Coordinator) {
        web.configuration.userContentController.removeAllScriptMessageHandlers()
    }

    func updateUIView(_ web: WKWebView, context: Context) {
        context.coordinator.allowed = allowed
    }

    @MainActor
    final class Coordinator: NSObject, WKNavigationDelegate, WKUIDelegate, WKDownloadDelegate, WKScriptMessageHandlerWithReply {
        var allowed: Set<String>
        weak var delegate: PortalDelegate?
        private var waiting: [(Bool) -> Void] = []

        init(allowed: Set<String>) {
            self.allowed = allowed
        }

        // The second call: a `return` is missing after the first.
        func webView(
            _ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            if action.targetFrame == nil {
                decisionHandler(.cancel)
            }
            decisionHandler(.allow) // expect: decision_handler_dropped
        }

        // A helper forgets it on one way.
        func webView(
            _ webView: WKWebView, decidePolicyFor response: WKNavigationResponse,
            decisionHandler reply: @escaping (WKNavigationResponsePolicy) -> Void
        ) {
            decide(response, then: reply)
        }

        private func decide(_ response: WKNavigationResponse, then reply: (WKNavigationResponsePolicy) -> Void) {
            switch response.response.mimeType {
            case "text/html"?: reply(.allow)
            case "application/zip"?: reply(.download)
            default: break
            }
        } // expect: decision_handler_dropped

        // The closure that answers later forgets it.
        func webView(
            _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            let host = challenge.protectionSpace.host
            DispatchQueue.global().async {
                guard let credential = Self.credential(for: host) else { return } // expect: decision_handler_dropped
                completionHandler(.useCredential, credential)
            }
        }

        nonisolated private static func credential(for host: String) -> URLCredential? {
            URLCredentialStorage.shared.allCredentials.first { $0.key.host == host }?.value.values.first
        }

        // Perhaps nobody is there to be asked.
        func webView(
            _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping (Bool) -> Void
        ) {
            delegate?.portal(wantsAnswer: completionHandler)
        } // expect-info: decision_handler_dropped

        // Another closure's parameter bears its name.
        func webView(
            _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping () -> Void
        ) {
            waiting.append { answer in print(answer) }
            waiting.forEach { completionHandler in completionHandler(true) }
        } // expect: decision_handler_dropped

        func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
            download.delegate = self
        }

        // A loop may not run, or run more than once.
        func download(
            _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
            completionHandler: @escaping (URL?) -> Void
        ) {
            for folder in FileManager.default.urls(for: .documentDirectory, in: .userDomainMask) {
                completionHandler(folder.appendingPathComponent(suggestedFilename)) // expect: decision_handler_dropped
            }
        } // expect: decision_handler_dropped

        func userContentController(
            _ controller: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping (Any?, String?) -> Void
        ) {
            Task {
                let answer = try await Self.answer(message.name) // expect: decision_handler_dropped
                replyHandler(answer, nil)
            }
        }

        private static func answer(_ name: String) async throws -> String {
            try await Task.sleep(nanoseconds: 10)
            return name
        }
    }
}
