import SwiftUI
import WebKit

struct PreviewPage: UIViewRepresentable {
    var address: String
    var fallback: String
    let model: PreviewModel

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ page: WKWebView, context: Context) {
        guard let url = URL(string: address), url.scheme == "https" else { return }
        if address != fallback {
            page.load(URLRequest(url: url)) // expect: unguarded_update_write
        }
        let target = address.isEmpty ? nil : URL(string: fallback)
        if target != nil, context.environment.isEnabled {
            page.reload() // expect: unguarded_update_write
        }
        if UIAccessibility.isVoiceOverRunning || model.isPinned {
            page.scrollView.zoomScale = 2 // expect: unguarded_update_write
        }
        if context.transaction.animation != nil {
            page.scrollView.setContentOffset(.zero, animated: true) // expect: unguarded_update_write
        }
    }
}

@MainActor
final class PreviewModel: ObservableObject {
    @Published var isPinned = false
}
