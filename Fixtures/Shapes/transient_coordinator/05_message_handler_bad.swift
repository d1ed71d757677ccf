import SwiftUI
import WebKit

struct BridgePage: UIViewRepresentable {
    let onMessage: (String) -> Void // expect: property_not_synced
    func makeCoordinator() -> Coordinator { Coordinator(onMessage: onMessage) }

    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(makeCoordinator(), name: "bridge") // expect: transient_coordinator
        return WKWebView(frame: .zero, configuration: configuration)
    }
    func updateUIView(_ uiView: WKWebView, context: Context) {} // expect: missing_closure_refresh

    @MainActor
    final class Coordinator: NSObject, WKScriptMessageHandler {
        let onMessage: (String) -> Void
        init(onMessage: @escaping (String) -> Void) { self.onMessage = onMessage }
        func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
            onMessage(message.body as? String ?? "")
        }
    }
}
