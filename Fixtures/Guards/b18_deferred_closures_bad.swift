import SwiftUI
import WebKit

struct FetchedPage: UIViewRepresentable {
    let url: URL
    var offset: CGPoint

    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ page: WKWebView, context: Context) {
        URLSession.shared.dataTask(with: url) { data, _, _ in
            guard let data, let html = String(data: data, encoding: .utf8) else { return }
            DispatchQueue.main.async {
                page.loadHTMLString(html, baseURL: url) // expect: unguarded_update_write
            }
        }.resume()
        RunLoop.main.perform {
            page.scrollView.setContentOffset(offset, animated: false) // expect: unguarded_update_write
        }
        UIViewPropertyAnimator(duration: 0.2, curve: .easeOut) {
            page.scrollView.contentOffset = offset // expect: unguarded_update_write
        }.startAnimation()
    }
}
