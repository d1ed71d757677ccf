import SwiftUI
import WebKit

private var lastHTML: String?

final class PageMemory {
    static let shared = PageMemory()
    var address: URL?
}

final class MemoWebView: WKWebView {
    var loadedAddress: URL?
    var hasLoaded = false

    func open(_ url: URL) {
        guard loadedAddress != url else { return }
        loadedAddress = url
        load(URLRequest(url: url))
    }
}

struct MemoPage: UIViewRepresentable {
    let url: URL
    let html: String

    func makeUIView(context: Context) -> MemoWebView { MemoWebView() }

    func updateUIView(_ page: MemoWebView, context: Context) {
        page.open(url)
        if lastHTML != html {
            lastHTML = html
            page.loadHTMLString(html, baseURL: nil)
        }
        if !page.hasLoaded {
            page.hasLoaded = true
            page.reload()
        }
        guard PageMemory.shared.address != url else { return }
        PageMemory.shared.address = url
        page.loadFileURL(url, allowingReadAccessTo: url)
    }
}
