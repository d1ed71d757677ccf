import UIKit

/// Three views make it; two of them end what it starts.
@MainActor
final class Metronome: NSObject {
    private var timer: Timer?

    func begin() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in // expect: missing_dismantle_cleanup
            MainActor.assumeIsolated { self?.beat() }
        }
    }

    func end() { timer?.invalidate() }

    private func beat() {}
}
