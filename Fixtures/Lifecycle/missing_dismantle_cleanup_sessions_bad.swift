import SwiftUI
import UIKit

/// The session keeps its delegate, so this `deinit` never runs.
struct DownloadBar: UIViewRepresentable {
    func makeCoordinator() -> Loader {
        Loader()
    }

    func makeUIView(context: Context) -> UIProgressView {
        let bar = UIProgressView()
        context.coordinator.open(bar)
        return bar
    }

    func updateUIView(_ bar: UIProgressView, context: Context) {}

    @MainActor
    final class Loader: NSObject, URLSessionDelegate {
        private var session: URLSession?
        private weak var bar: UIProgressView?

        func open(_ bar: UIProgressView) {
            self.bar = bar
            session = URLSession(configuration: .default, delegate: self, delegateQueue: .main) // expect: missing_dismantle_cleanup
        }

        deinit {
            session?.invalidateAndCancel()
        }
    }
}
