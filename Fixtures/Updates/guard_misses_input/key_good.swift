import SwiftUI
import WebKit

struct Article2: UIViewRepresentable {
    let html: String
    let dark: Bool

    struct Key: Equatable { let html: String; let dark: Bool }

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ web: WKWebView, context: Context) {
        let key = Key(html: html, dark: dark)
        guard context.coordinator.key != key else { return }
        context.coordinator.key = key
        web.loadHTMLString(dark ? "<i>\(html)</i>" : html, baseURL: nil)
    }

    func makeCoordinator() -> Coordinator { Coordinator() }
    @MainActor final class Coordinator { var key: Key? }
}
