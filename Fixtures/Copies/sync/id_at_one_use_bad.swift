import SwiftUI
import WebKit

struct Page: UIViewRepresentable {
    let address: URL // expect: property_not_synced
    @Environment(\.isEnabled) private var isEnabled // expect-info: property_not_synced

    func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.isUserInteractionEnabled = isEnabled
        web.load(URLRequest(url: address))
        return web
    }

    func updateUIView(_ web: WKWebView, context: Context) {}
}

struct Reader: View {
    let address: URL

    var body: some View {
        Page(address: address).id(address)
    }
}

struct Aside: View {
    let address: URL

    var body: some View {
        VStack {
            Page(address: address)
            Text("Aside").id(address)
        }
    }
}
