import SwiftUI
import WebKit

struct FormPage: UIViewRepresentable {
    var onSubmit: (String) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> WKWebView {
        let page = WKWebView()
        let scripts = page.configuration.userContentController
        scripts.add(context.coordinator, name: "submit") // expect: missing_dismantle_cleanup
        context.coordinator.scripts = scripts
        return page
    }

    func updateUIView(_ page: WKWebView, context: Context) {
        context.coordinator.parent = self
    }

    @MainActor
    final class Coordinator: NSObject, WKScriptMessageHandler {
        var parent: FormPage
        var scripts: WKUserContentController?

        init(_ parent: FormPage) {
            self.parent = parent
        }

        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
            parent.onSubmit(message.body as? String ?? "")
        }

        /// Never runs: the content controller keeps the handler.
        deinit {
            MainActor.assumeIsolated { scripts?.removeScriptMessageHandler(forName: "submit") }
        }
    }
}
