import SwiftUI
import WebKit

struct Page: UIViewRepresentable {
    let address: URL
    @Environment(\.isEnabled) private var isEnabled // expect-info: property_not_synced

    func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.isUserInteractionEnabled = isEnabled
        web.load(URLRequest(url: address))
        return web
    }

    func updateUIView(_ web: WKWebView, context: Context) {}
}

struct PageOrNote: View {
    let address: URL?

    var body: some View {
        if let address {
            Page(address: address)
        } else {
            Text("Nothing here")
        }
    }
}

struct Reader: View {
    let address: URL?

    var body: some View {
        PageOrNote(address: address).id(address)
    }
}
