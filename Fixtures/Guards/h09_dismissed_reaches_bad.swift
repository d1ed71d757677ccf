import SwiftUI
import WebKit

struct Portal: UIViewRepresentable {
    let url: URL

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
        let page = WKWebView()
        context.coordinator.page = page
        return page
    }

    func updateUIView(_ page: WKWebView, context: Context) {
        context.coordinator.url = url
        context.coordinator.open()
        if let history = page.backForwardList.currentItem, history.title != nil {
            page.reload() // expect: unguarded_update_write
        }
    }

    @MainActor
    final class Coordinator: NSObject {
        weak var page: WKWebView?
        var url: URL?

        func open() {
            guard let page, let url, url.scheme != "about" else { return }
            page.load(URLRequest(url: url)) // expect: unguarded_update_write
        }
    }
}
