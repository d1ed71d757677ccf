import SwiftUI
import UIKit

struct ScrollHost<Content: View>: UIViewControllerRepresentable {
    let content: Content // expect: property_not_synced
    let bounces: Bool // expect-info: property_not_synced

    init(bounces: Bool, @ViewBuilder content: () -> Content) {
        self.bounces = bounces
        self.content = content()
    }

    func makeUIViewController(context: Context) -> UIViewController {
        let host = UIHostingController(rootView: content)
        host.view.backgroundColor = bounces ? .clear : .systemBackground
        return host
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct LabelHost: UIViewControllerRepresentable {
    var title: String // expect: property_not_synced

    func makeUIViewController(context: Context) -> UIHostingController<Text> {
        UIHostingController(rootView: Text(title))
    }

    func updateUIViewController(_ host: UIHostingController<Text>, context: Context) {}
}

struct BuilderHost<Content: View>: UIViewControllerRepresentable {
    @ViewBuilder let content: () -> Content // expect: property_not_synced

    func makeUIViewController(context: Context) -> UIHostingController<Content> {
        UIHostingController(rootView: content())
    }

    func updateUIViewController(_ host: UIHostingController<Content>, context: Context) {}
}
