import SwiftUI
import WebKit

struct Loader: NSViewRepresentable {
    func makeCoordinator() -> LoadPhase { .idle }
    func makeNSView(context: Context) -> WKWebView { WKWebView() }
    func updateNSView(_ v: WKWebView, context: Context) {}
}
