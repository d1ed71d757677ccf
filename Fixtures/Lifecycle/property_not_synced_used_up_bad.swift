import SwiftUI
import UIKit

struct GaugeDial: UIViewRepresentable {
    var ticks: Int // expect: property_not_synced
    var reading: Double

    func makeCoordinator() -> Coordinator {
        Coordinator(ticks: ticks)
    }

    func makeUIView(context: Context) -> UIProgressView {
        let dial = UIProgressView()
        dial.addSubview(context.coordinator.scale)
        return dial
    }

    func updateUIView(_ dial: UIProgressView, context: Context) {
        dial.progress = Float(reading)
    }

    @MainActor
    final class Coordinator {
        let scale = UIStackView()

        init(ticks: Int) {
            for _ in 0..<ticks { scale.addArrangedSubview(UIView()) }
        }
    }
}
