import SwiftUI
import UIKit

struct Marquee: UIViewRepresentable {
    var isMoving: Bool

    func makeCoordinator() -> Mover { Mover() }
    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.move(isMoving, label)
    }

    @MainActor
    final class Mover {
        private var timer: Timer?

        func move(_ on: Bool, _ label: UILabel) {
            if on, timer == nil {
                timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak label] _ in // expect: missing_dismantle_cleanup
                    label?.frame.origin.x += 1
                }
            } else if !on {
                timer?.invalidate()
                timer = nil
            }
        }
    }
}
