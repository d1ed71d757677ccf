import SwiftUI
import WebKit

struct HelpPage: UIViewRepresentable {
    var handler: String

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ web: WKWebView, context: Context) {
        let script = WKUserScript(source: "install()", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
        web.configuration.userContentController.addUserScript(script) // expect: registration_in_update
    }
}
