import Combine
import SwiftUI
import WebKit

struct Reader: UIViewRepresentable {
    @Binding var progress: Double

    func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        context.coordinator.watch = web.publisher(for: \.estimatedProgress)
            .sink { value in
                progress = value // expect: state_write_in_update
            }
        return web
    }

    func updateUIView(_ web: WKWebView, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator { var watch: AnyCancellable? }
}
