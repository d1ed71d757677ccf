#if canImport(UIKit)
import SwiftUI
import UIKit

extension Meter: UIViewRepresentable {
    func makeCoordinator() -> Coordinator {
        Coordinator(onPeak: onPeak)
    }

    func makeUIView(context: Context) -> UIProgressView {
        let bar = UIProgressView()
        context.coordinator.watch(bar)
        return bar
    }

    func updateUIView(_ bar: UIProgressView, context: Context) {
        context.coordinator.onPeak = onPeak
        bar.progress = Float(level)
    }

    static func dismantleUIView(_ bar: UIProgressView, coordinator: Coordinator) {
        coordinator.link?.invalidate()
    }

    @MainActor
    final class Coordinator: NSObject {
        var onPeak: () -> Void
        var link: CADisplayLink?
        private weak var bar: UIProgressView?

        init(onPeak: @escaping () -> Void) {
            self.onPeak = onPeak
        }

        func watch(_ bar: UIProgressView) {
            self.bar = bar
            link = CADisplayLink(target: self, selector: #selector(look))
            link?.add(to: .main, forMode: .common)
        }

        @objc func look() {
            if bar?.progress == 1 { onPeak() }
        }
    }
}
#endif
