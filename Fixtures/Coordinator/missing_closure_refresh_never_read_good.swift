import SwiftUI
import UIKit

struct SplashView: UIViewRepresentable {
    var slogan: String
    var onTap: () -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(slogan: slogan, onTap: onTap)
    }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.isUserInteractionEnabled = true
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = slogan
        label.accessibilityHint = context.coordinator.hint
    }

    @MainActor
    final class Coordinator: NSObject {
        private let slogan: String
        private let onTap: () -> Void
        let hint = "Splash"

        init(slogan: String, onTap: @escaping () -> Void) {
            self.slogan = slogan
            self.onTap = onTap
        }
    }
}
