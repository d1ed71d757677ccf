import Combine
import SwiftUI
import UIKit

struct KeyboardSpacer: UIViewRepresentable {
    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        context.coordinator.watch(view)
        return view
    }

    func updateUIView(_ view: UIScrollView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject {
        nonisolated(unsafe) private var token: (any NSObjectProtocol)?
        private var rotation: AnyCancellable?
        private var offset: NSKeyValueObservation?
        private weak var view: UIScrollView?

        func watch(_ view: UIScrollView) {
            self.view = view
            let center = NotificationCenter.default
            token = center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) { [weak self] _ in
                MainActor.assumeIsolated { self?.rest() }
            }
            // The selector form takes itself out, the other two end with the coordinator.
            center.addObserver(self, selector: #selector(rest), name: UIApplication.didBecomeActiveNotification, object: nil)
            rotation = center.publisher(for: UIDevice.orientationDidChangeNotification).sink { [weak self] _ in self?.rest() }
            offset = view.observe(\.contentOffset) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.rest() }
            }
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
                MainActor.assumeIsolated { self?.rest() }
            }
        }

        @objc func rest() {
            view?.contentInset = .zero
        }

        deinit {
            if let token { NotificationCenter.default.removeObserver(token) }
        }
    }
}
