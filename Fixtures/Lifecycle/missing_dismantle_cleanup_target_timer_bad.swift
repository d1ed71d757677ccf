import SwiftUI
import UIKit

/// The timer keeps its target, so this `deinit` never runs.
struct EggTimer: UIViewRepresentable {
    func makeCoordinator() -> Ticker {
        Ticker()
    }

    func makeUIView(context: Context) -> UIProgressView {
        let bar = UIProgressView()
        context.coordinator.bar = bar
        context.coordinator.start()
        return bar
    }

    func updateUIView(_ bar: UIProgressView, context: Context) {}

    @MainActor
    final class Ticker: NSObject {
        weak var bar: UIProgressView?
        private var timer: Timer?

        func start() {
            timer = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) // expect: missing_dismantle_cleanup
            if let timer { RunLoop.main.add(timer, forMode: .common) }
        }

        @objc private func tick() {
            bar?.progress += 0.01
        }

        deinit {
            timer?.invalidate()
        }
    }
}
