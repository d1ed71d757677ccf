import SwiftUI
import WebKit

/// What the handler keeps leads back to the page by weak references alone.
struct OrderPage: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView {
        let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        let bell = Bell(page: page)
        page.addGestureRecognizer(bell)
        page.configuration.userContentController.add(WeakListener(bell), name: "orders")
        return page
    }

    func updateUIView(_ page: WKWebView, context: Context) {}
}

final class WeakListener: NSObject, WKScriptMessageHandler {
    weak var target: (any WKScriptMessageHandler)?

    init(_ target: any WKScriptMessageHandler) {
        self.target = target
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        target?.userContentController(controller, didReceive: message)
    }
}

final class Bell: UITapGestureRecognizer, WKScriptMessageHandler {
    private weak var page: WKWebView?

    init(page: WKWebView) {
        self.page = page
        super.init(target: nil, action: nil)
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        page?.reload()
    }
}
