import SwiftUI
import WebKit

struct ScrollMemoryPage: NSViewRepresentable {
    let html: String
    var anchor: String

    func makeNSView(context: Context) -> WKWebView { WKWebView() }

    func updateNSView(_ page: WKWebView, context: Context) {
        page.evaluateJavaScript("window.scrollY") { _, _ in
            page.loadHTMLString(html, baseURL: nil) // expect: unguarded_update_write
        }
        let work = DispatchWorkItem { [weak page] in
            page?.reload() // expect: unguarded_update_write
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: work)
    }
}
