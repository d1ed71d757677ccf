import SwiftUI
import UIKit

struct TapArea: UIViewRepresentable {
    var taps: Int

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ area: UIView, context: Context) {
        let coordinator = context.coordinator
        if let old = coordinator.tap {
            area.removeGestureRecognizer(old)
        }
        coordinator.tap = nil
        coordinator.timer?.invalidate()
        coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    }

    static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
        coordinator.timer?.invalidate()
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor
    final class Coordinator {
        var tap: UITapGestureRecognizer?
        var timer: Timer?
    }
}
