import SwiftUI
import WebKit

struct NoticePage: NSViewRepresentable {
    let url: URL

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> WKWebView { WKWebView() }

    func updateNSView(_ page: WKWebView, context: Context) {
        guard context.coordinator.opened.insert(url).inserted else { return }
        page.load(URLRequest(url: url))
    }

    @MainActor
    final class Coordinator: NSObject {
        var opened: Set<URL> = []
    }
}
