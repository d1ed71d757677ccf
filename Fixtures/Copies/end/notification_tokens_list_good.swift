import SwiftUI
import UIKit

struct Keyboarded: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        context.coordinator.watch(view)
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {}

    static func dismantleUIView(_ view: UITextView, coordinator: Coordinator) {
        coordinator.tearDown()
    }

    @MainActor
    final class Coordinator: NSObject {
        private var tokens: [NSObjectProtocol] = []

        func watch(_ view: UITextView) {
            let center = NotificationCenter.default
            tokens.append(center.addObserver(forName: UIResponder.keyboardDidHideNotification, object: nil, queue: .main) { [weak view] _ in
                view?.contentInset = .zero
            })
            tokens += [center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) { _ in }]
        }

        func tearDown() { forget() }

        private func forget() {
            let center = NotificationCenter.default
            tokens.forEach(center.removeObserver)
            tokens.removeAll()
        }
    }
}
