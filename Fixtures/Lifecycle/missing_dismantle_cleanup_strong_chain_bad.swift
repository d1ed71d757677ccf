import SwiftUI
import WebKit

/// The controller keeps the handler, the handler the page, and the page the controller.
struct MenuPage: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView {
        let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        let waiter = Waiter(page: page)
        page.configuration.userContentController.add(waiter, name: "menu") // expect: missing_dismantle_cleanup
        return page
    }

    func updateUIView(_ page: WKWebView, context: Context) {}
}

final class Waiter: NSObject, WKScriptMessageHandler {
    private let page: WKWebView

    init(page: WKWebView) {
        self.page = page
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        page.reload()
    }
}
