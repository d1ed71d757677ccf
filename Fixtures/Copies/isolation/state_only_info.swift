import SwiftUI
import UIKit

struct Stamp: UIViewRepresentable {
    var text: String

    final class Coordinator { // expect-info: coordinator_not_main_actor
        var last: String?
        weak var label: UILabel?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.label = label
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        guard context.coordinator.last != text else { return }
        context.coordinator.last = text
        label.text = text
    }
}
