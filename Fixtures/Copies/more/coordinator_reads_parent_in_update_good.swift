import SwiftUI
import UIKit

struct Sketch: UIViewRepresentable {
    var ink: UIColor
    var width: CGFloat

    func makeCoordinator() -> Artist { Artist() }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        context.coordinator.sketch = self
        context.coordinator.paint(view)
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.sketch = self
        context.coordinator.paint(view)
    }

    @MainActor
    final class Artist {
        var sketch: Sketch?

        func paint(_ view: UIView) {
            guard let sketch else { return }
            view.layer.borderColor = sketch.ink.cgColor
            view.layer.borderWidth = sketch.width
        }
    }
}
