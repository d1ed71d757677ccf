import SwiftUI
import WebKit

struct WarmBrowser: UIViewRepresentable {
    private static let shared: WKWebView = { // expect: view_stored_in_representable
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        return WKWebView(frame: .zero, configuration: configuration)
    }()

    func makeUIView(context: Context) -> WKWebView { Self.shared }
    func updateUIView(_ uiView: WKWebView, context: Context) {}
}
