import SwiftUI
import WebKit

struct HelpReader: UIViewRepresentable {
    let page: URL // expect: property_not_synced
    private let browser = WKWebView(frame: .zero, configuration: WKWebViewConfiguration()) // expect: view_stored_in_representable

    func makeUIView(context: Context) -> WKWebView {
        browser.load(URLRequest(url: page))
        return browser
    }
    func updateUIView(_ uiView: WKWebView, context: Context) {}
}
