import SwiftUI
import WebKit

struct OfflinePage: UIViewRepresentable {
    let url: URL

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ page: WKWebView, context: Context) {
        let coordinator = context.coordinator
        if !coordinator.opened.contains(url) {
            coordinator.opened.insert(url)
            page.load(URLRequest(url: url))
        }
        guard coordinator.titles[url] == nil else { return }
        coordinator.titles[url] = url.lastPathComponent
        page.loadHTMLString("<h1>\(url.lastPathComponent)</h1>", baseURL: url)
    }

    @MainActor
    final class Coordinator: NSObject {
        var opened: Set<URL> = []
        var titles: [URL: String] = [:]
    }
}
