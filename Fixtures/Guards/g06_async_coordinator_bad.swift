import SwiftUI
import WebKit

struct RemotePage: UIViewRepresentable {
    let url: URL

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ page: WKWebView, context: Context) {
        let coordinator = context.coordinator
        Task { [weak page] in
            guard let page else { return }
            await coordinator.fill(page, from: url)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak page] in
            guard let page = page, page.window != nil else { return }
            page.scrollView.setContentOffset(.zero, animated: true) // expect: unguarded_update_write
        }
    }

    @MainActor
    final class Coordinator: NSObject {
        func fill(_ page: WKWebView, from url: URL) async {
            do {
                let (data, _) = try await URLSession.shared.data(from: url)
                page.loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: url) // expect: unguarded_update_write
            } catch {
                page.loadHTMLString("<p>Offline</p>", baseURL: nil) // expect: unguarded_update_write
            }
        }
    }
}
