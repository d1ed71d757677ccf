import SwiftUI
import WebKit

struct SavedPage: UIViewRepresentable {
    @State private var browser = WKWebView()
    private var spinner: UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }
    private static let template = UILabel()
    let tint = UIColor.systemTeal
    let font = UIFont.preferredFont(forTextStyle: .body)
    let icon = UIImage(systemName: "star")

    func makeUIView(context: Context) -> WKWebView {
        browser.addSubview(spinner)
        return browser
    }
    func updateUIView(_ uiView: WKWebView, context: Context) { uiView.tintColor = tint }
}
