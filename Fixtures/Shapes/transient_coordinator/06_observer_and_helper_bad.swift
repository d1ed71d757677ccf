import SwiftUI
import UIKit

struct KeyboardSpacer: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView {
        let spacer = UIView()
        configure(spacer)
        return spacer
    }
    func updateUIView(_ uiView: UIView, context: Context) {}

    private func configure(_ spacer: UIView) {
        NotificationCenter.default.addObserver(
            Coordinator(), // expect: transient_coordinator
            selector: #selector(Coordinator.keyboardWillShow(_:)),
            name: UIResponder.keyboardWillShowNotification,
            object: nil
        )
    }

    @MainActor final class Coordinator: NSObject {
        @objc func keyboardWillShow(_ note: Notification) {}
    }
}
