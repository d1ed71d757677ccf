import SwiftUI
import UIKit

/// One of its uses has no identity.
struct ChartPane: UIViewRepresentable {
    var bars: Int // expect: property_not_synced

    func makeUIView(context: Context) -> UIStackView {
        let pane = UIStackView()
        for _ in 0..<bars { pane.addArrangedSubview(UIView()) }
        return pane
    }

    func updateUIView(_ pane: UIStackView, context: Context) {}
}
