import SwiftUI
import WebKit

struct Browser: UIViewRepresentable {
    @Binding var shouldReload: Bool
    @Binding var jump: Int?

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ web: WKWebView, context: Context) {
        if shouldReload {
            web.reload()
            DispatchQueue.main.async { shouldReload = false }
        }
        if let target = jump {
            web.scrollView.contentOffset.y = CGFloat(target)
            Task { @MainActor in jump = nil }
        }
    }
}
