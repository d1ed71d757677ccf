import SwiftUI
import UIKit

struct Counter: UIViewRepresentable {
    var count: Int
    var fontSize: CGFloat // expect: property_not_synced

    func makeCoordinator() -> Holder { Holder(fontSize: fontSize) }

    func makeUIView(context: Context) -> UILabel { context.coordinator.label }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = "\(count)"
    }

    @MainActor
    final class Holder {
        let label = UILabel()

        init(fontSize: CGFloat) {
            label.font = .monospacedDigitSystemFont(ofSize: fontSize, weight: .medium)
        }
    }
}
