import AppKit
import SwiftUI

struct MeterView: NSViewRepresentable {
    var width: CGFloat

    func makeNSView(context: Context) -> NSLevelIndicator {
        context.coordinator.meter
    }

    func updateNSView(_ nsView: NSLevelIndicator, context: Context) {
        context.coordinator.resize(width)
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor
    final class Coordinator {
        let meter = NSLevelIndicator()
        func resize(_ width: CGFloat) {
            meter.frame.size.width = width // expect: geometry_mutation
        }
    }
}
