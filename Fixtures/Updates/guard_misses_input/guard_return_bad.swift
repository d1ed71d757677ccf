import SwiftUI
import WebKit

struct Article: UIViewRepresentable {
    let html: String
    @Environment(\.colorScheme) private var scheme

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ web: WKWebView, context: Context) {
        guard context.coordinator.shown != html else { return } // expect-info: guard_misses_input
        context.coordinator.shown = html
        let color = scheme == .dark ? "black" : "white"
        web.loadHTMLString("<body style='background:\(color)'>\(html)</body>", baseURL: nil)
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator { var shown: String? }
}
