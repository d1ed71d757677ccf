import SwiftUI
import UIKit

struct TintedBadge: UIViewRepresentable {
    var caption: String
    var tint: UIColor
    var inset: CGFloat
    private let corner: CGFloat = 6
    private var lines = 2
    static var weight = UIFont.Weight.bold

    private var margins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    }

    init(caption: String, tint: UIColor, inset: CGFloat) {
        self.caption = caption
        self.tint = tint
        self.inset = inset
    }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.layer.cornerRadius = corner
        label.numberOfLines = lines
        label.font = .systemFont(ofSize: 13, weight: Self.weight)
        dress(label)
        return label
    }

    private func dress(_ label: UILabel) {
        label.textColor = tint
        label.directionalLayoutMargins = margins
    }

    func updateUIView(_ label: UILabel, context: Context) {
        func refresh() { dress(label) }
        refresh()
        label.text = caption
    }
}
