import SwiftUI
import UIKit

struct Divider: UIViewRepresentable {
    func makeCoordinator() {}
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

struct PriceLabel: UIViewRepresentable {
    var cents: Int

    func makeCoordinator() -> Tools { Tools(formatter: NumberFormatter()) }
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) {
        label.text = context.coordinator.formatter.string(from: NSNumber(value: cents))
    }

    /// A copy of constants is as good as the first.
    struct Tools {
        let formatter: NumberFormatter
    }
}

struct EmptyPane: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}

    struct Coordinator {}
}

struct Meter: UIViewRepresentable {
    func makeCoordinator() -> (width: Int, height: Int) { (1, 2) }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
}

/// A value called so that no representable makes.
struct ChartCoordinator {
    var scale = 1.0
}
