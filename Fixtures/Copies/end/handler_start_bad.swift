import SwiftUI
import UIKit

struct Recorder: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system)
        button.addTarget(context.coordinator, action: #selector(Coordinator.toggle), for: .touchUpInside)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {}

    @MainActor
    final class Coordinator: NSObject {
        private var timer: Timer?
        private var seconds = 0

        @objc func toggle() {
            if timer != nil { pause() } else { begin() }
        }

        private func begin() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in // expect: missing_dismantle_cleanup
                MainActor.assumeIsolated { self?.seconds += 1 }
            }
        }

        private func pause() {
            timer?.invalidate()
            timer = nil
        }
    }
}
