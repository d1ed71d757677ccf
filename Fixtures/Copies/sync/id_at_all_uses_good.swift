import SwiftUI
import WebKit

struct Article {
    var slug: String
    var address: URL
}

struct Page: UIViewRepresentable {
    let address: URL

    func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.load(URLRequest(url: address))
        return web
    }

    func updateUIView(_ web: WKWebView, context: Context) {}
}

struct Reader: View {
    let article: Article

    var body: some View {
        VStack {
            Text(article.slug)
            Page(address: article.address)
                .frame(maxHeight: 400)
                .id(article.slug)
        }
    }
}

#Preview {
    Page(address: URL(string: "https://example.org")!)
}
