import SwiftUI
import WebKit

/// The proxy holds the coordinator as strongly as the content controller holds the proxy.
struct Form: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
        let page = WKWebView()
        page.configuration.userContentController.add(Proxy(context.coordinator), name: "form") // expect: missing_dismantle_cleanup
        context.coordinator.page = page
        return page
    }

    func updateUIView(_ page: WKWebView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject {
        var page: WKWebView?
    }
}

final class Proxy: NSObject, WKScriptMessageHandler {
    private let owner: Form.Coordinator

    init(_ owner: Form.Coordinator) { self.owner = owner }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {}
}
