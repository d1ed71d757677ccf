import SwiftUI
import UIKit

/// SwiftUI never calls this `dismantleUIView`, which is another rule's finding.
struct Clock: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel {
        context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        return UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {}

    func dismantleUIView(_ label: UILabel, coordinator: Coordinator) { // expect: lifecycle_signature_mismatch
        coordinator.timer?.invalidate()
    }

    @MainActor
    final class Coordinator { var timer: Timer? }
}
