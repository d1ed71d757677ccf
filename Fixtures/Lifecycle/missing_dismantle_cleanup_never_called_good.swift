import SwiftUI
import UIKit

/// The end is there, in a method that SwiftUI never calls: that is another rule's finding, and enough of one.
struct Metronome: UIViewRepresentable {
    func makeCoordinator() -> Beat {
        Beat()
    }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.start()
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}

    func dismantleUIView(_ view: UIView, coordinator: Beat) { // expect: lifecycle_signature_mismatch
        coordinator.stop()
    }

    @MainActor
    final class Beat: NSObject {
        private var timer: Timer?

        func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
        }

        func stop() {
            timer?.invalidate()
        }
    }
}
