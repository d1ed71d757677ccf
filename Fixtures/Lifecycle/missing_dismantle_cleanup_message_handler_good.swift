import SwiftUI
import WebKit

struct FormPage: UIViewRepresentable {
    var onSubmit: (String) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> WKWebView {
        let page = WKWebView()
        page.configuration.userContentController.add(context.coordinator, name: "submit")
        return page
    }

    func updateUIView(_ page: WKWebView, context: Context) {
        context.coordinator.parent = self
    }

    static func dismantleUIView(_ page: WKWebView, coordinator: Coordinator) {
        coordinator.letGo(of: page)
    }

    @MainActor
    final class Coordinator: NSObject, WKScriptMessageHandler {
        var parent: FormPage

        init(_ parent: FormPage) {
            self.parent = parent
        }

        func letGo(of page: WKWebView) {
            quiet(page.configuration)
        }

        private func quiet(_ configuration: WKWebViewConfiguration) {
            configuration.userContentController.removeAllScriptMessageHandlers()
        }

        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
            parent.onSubmit(message.body as? String ?? "")
        }
    }
}
