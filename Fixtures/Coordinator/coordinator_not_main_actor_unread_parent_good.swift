import SwiftUI
import UIKit

/// The coordinator keeps its parent and never looks at it. A flow's coordinator is none of a representable's.
struct QuietPane: UIViewRepresentable {
    var title: String

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UILabel {
        UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = title
    }

    final class Coordinator: NSObject {
        private let parent: QuietPane

        init(_ parent: QuietPane) {
            self.parent = parent
        }
    }
}

final class CheckoutCoordinator: NSObject {
    private var steps: [String] = []

    func start() {
        steps.append("cart")
    }
}
