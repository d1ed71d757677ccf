import AVFoundation
import SwiftUI
import UIKit

/// A helper that the coordinator keeps starts it; the helper's `stop` is never called.
struct Sonar: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.ping.start()
        context.coordinator.echo.start()
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}

    @MainActor
    final class Coordinator {
        let ping = Ping()
        let echo = Echo()
    }
}

@MainActor
final class Ping {
    private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in // expect: missing_dismantle_cleanup
            MainActor.assumeIsolated { self?.beep() }
        }
    }

    func stop() { timer?.invalidate() }

    private func beep() {}
}

/// This one looks after itself.
@MainActor
final class Echo {
    nonisolated(unsafe) private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.beep() }
        }
    }

    deinit { timer?.invalidate() }

    private func beep() {}
}
