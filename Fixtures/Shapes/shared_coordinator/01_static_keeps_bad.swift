import SwiftUI
import WebKit

struct OneBrowser: UIViewRepresentable {
    @MainActor final class Coordinator: NSObject {
        static let shared = Coordinator()
        var webView: WKWebView?
    }
    func makeCoordinator() -> Coordinator {
        Coordinator.shared // expect: shared_coordinator
    }
    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        context.coordinator.webView = view
        return view
    }
    func updateUIView(_ v: WKWebView, context: Context) {}
}
