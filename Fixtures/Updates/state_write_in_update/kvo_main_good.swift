import Combine
import SwiftUI
import WebKit

struct Page: UIViewRepresentable {
    @Binding var title: String?
    @Binding var done: Bool

    func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.publisher(for: \.title)
            .receive(on: RunLoop.main)
            .sink { title = $0 }
            .store(in: &context.coordinator.bag)
        web.publisher(for: \.isLoading)
            .dropFirst()
            .sink { done = !$0 }
            .store(in: &context.coordinator.bag)
        return web
    }

    func updateUIView(_ web: WKWebView, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator { var bag: Set<AnyCancellable> = [] }
}
