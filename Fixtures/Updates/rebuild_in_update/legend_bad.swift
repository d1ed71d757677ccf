import SwiftUI
import UIKit

struct LegendColumn: UIViewRepresentable {
    var entries: [String]

    func makeUIView(context: Context) -> UIStackView { UIStackView() }

    func updateUIView(_ column: UIStackView, context: Context) {
        for old in column.arrangedSubviews {
            column.removeArrangedSubview(old) // expect: rebuild_in_update
            old.removeFromSuperview()
        }
        entries.forEach { entry in
            let label = UILabel()
            label.text = entry
            column.addArrangedSubview(label)
        }
    }
}
