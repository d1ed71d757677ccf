import SwiftUI
import UIKit

struct TabStrip: UIViewRepresentable {
    var tabs: [String]

    func makeUIView(context: Context) -> UISegmentedControl { UISegmentedControl() }

    func updateUIView(_ strip: UISegmentedControl, context: Context) {
        context.coordinator.fill(strip, with: tabs)
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor
    final class Coordinator {
        func fill(_ strip: UISegmentedControl, with tabs: [String]) {
            strip.removeAllSegments() // expect: rebuild_in_update
            for (index, tab) in tabs.enumerated() {
                strip.insertSegment(withTitle: tab, at: index, animated: false)
            }
        }
    }
}
