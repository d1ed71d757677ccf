#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import SwiftUI

extension Meter: NSViewRepresentable {
    func makeCoordinator() -> Coordinator {
        Coordinator(onPeak: onPeak)
    }

    func makeNSView(context: Context) -> NSLevelIndicator {
        let indicator = NSLevelIndicator()
        context.coordinator.watch(indicator)
        return indicator
    }

    func updateNSView(_ indicator: NSLevelIndicator, context: Context) { // expect: missing_closure_refresh
        indicator.doubleValue = level
    }

    @MainActor
    final class Coordinator: NSObject {
        var onPeak: () -> Void
        private var timer: Timer?

        init(onPeak: @escaping () -> Void) {
            self.onPeak = onPeak
        }

        func watch(_ indicator: NSLevelIndicator) {
            timer = .scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self, weak indicator] _ in // expect: missing_dismantle_cleanup
                MainActor.assumeIsolated {
                    if indicator?.doubleValue == indicator?.maxValue { self?.onPeak() }
                }
            }
        }
    }
}
#endif
