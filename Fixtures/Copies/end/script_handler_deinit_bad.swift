import SwiftUI
import WebKit

struct Bridge: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        let web = WKWebView(frame: .zero, configuration: configuration)
        context.coordinator.web = web
        web.configuration.userContentController.add(context.coordinator, name: "bridge") // expect: missing_dismantle_cleanup
        return web
    }

    func updateUIView(_ web: WKWebView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, WKScriptMessageHandler {
        var web: WKWebView?

        func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {}

        deinit {
            web?.configuration.userContentController.removeScriptMessageHandler(forName: "bridge")
        }
    }
}
