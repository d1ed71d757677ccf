import SwiftUI
import UIKit

struct TintedBadge: UIViewRepresentable {
    var caption: String
    var tint: UIColor // expect: property_not_synced
    var inset: CGFloat // expect: property_not_synced

    private var margins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        dress(label)
        label.directionalLayoutMargins = margins
        return label
    }

    private func dress(_ label: UILabel) {
        label.textColor = tint
    }

    func updateUIView(_ label: UILabel, context: Context) {
        let tint = UIColor.label
        label.highlightedTextColor = tint
        label.text = caption
    }
}
