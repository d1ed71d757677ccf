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
        NotificationCenter.default.removeObserver(coordinator)
    }

    @MainActor
    final class Coordinator: NSObject {
        private var token: NSObjectProtocol?
        private var other: (any NSObjectProtocol)?

        func watch(_ view: UITextView) {
            NotificationCenter.default.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardDidShowNotification, object: nil)
            NotificationCenter.default.addObserver(forName: UIResponder.keyboardDidHideNotification, object: nil, queue: .main) { [weak view] _ in // expect: missing_dismantle_cleanup
                view?.contentInset = .zero
            }
            token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) { [weak view] _ in
                view?.flashScrollIndicators()
            }
            other = NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { [weak view] _ in // expect: missing_dismantle_cleanup
                view?.endEditing(true)
            }
        }

        @objc private func shown() {}

        deinit {
            if let token { NotificationCenter.default.removeObserver(token) }
        }
    }
}
