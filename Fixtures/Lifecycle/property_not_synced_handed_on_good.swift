import Pencils
import SwiftUI
import UIKit

/// Update gives itself to code of a package: what that reads cannot be known.
struct SketchPane: UIViewRepresentable {
    var ink: UIColor
    var width: CGFloat

    func makeUIView(context: Context) -> UIView {
        let pane = UIView()
        pane.tintColor = ink
        pane.layer.borderWidth = width
        return pane
    }

    func updateUIView(_ pane: UIView, context: Context) {
        PencilStyle.shared.apply(self, to: pane)
    }
}

struct RulerPane: UIViewRepresentable {
    var unit: String
    var length: Double

    func makeUIView(context: Context) -> UIView {
        let pane = UIView()
        pane.accessibilityLabel = unit
        return pane
    }

    func updateUIView(_ pane: UIView, context: Context) {
        drawPencilRuler(on: pane, length: length, unit: unit)
    }
}
