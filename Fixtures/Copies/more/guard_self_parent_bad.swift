import SwiftUI
import WebKit

struct Browser: UIViewRepresentable {
    var onTitle: (String) -> Void
    var allowed: Set<String>

    func makeCoordinator() -> Delegate { Delegate(browser: self) }

    func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        context.coordinator.observe(web)
        return web
    }

    func updateUIView(_ web: WKWebView, context: Context) { // expect: missing_parent_refresh
        web.allowsBackForwardNavigationGestures = allowed.count > 1
    }

    @MainActor
    final class Delegate: NSObject, WKNavigationDelegate {
        fileprivate(set) var browser: Browser
        private var token: NSKeyValueObservation?

        init(browser: Browser) { self.browser = browser }

        func observe(_ web: WKWebView) {
            token = web.observe(\.title) { [weak self] web, _ in
                MainActor.assumeIsolated {
                    guard let self, let title = web.title else { return }
                    self.browser.onTitle(title)
                }
            }
        }
    }
}
