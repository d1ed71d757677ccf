import SwiftUI
import UIKit

struct ScrollHost<Content: View>: UIViewControllerRepresentable {
    let content: Content
    let bounces: Bool

    init(bounces: Bool, @ViewBuilder content: () -> Content) {
        self.bounces = bounces
        self.content = content()
    }

    func makeUIViewController(context: Context) -> UIHostingController<Content> {
        let host = UIHostingController(rootView: content)
        host.view.backgroundColor = bounces ? .clear : .systemBackground
        return host
    }

    func updateUIViewController(_ host: UIHostingController<Content>, context: Context) {
        host.rootView = content
        host.view.backgroundColor = bounces ? .clear : .systemBackground
    }
}
