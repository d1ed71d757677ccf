import SwiftUI
import UIKit

protocol LabelView: UIViewRepresentable where UIViewType == UILabel {
    var caption: String { get }
    func dress(_ label: UILabel)
}

extension LabelView {
    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        dress(label)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = caption
    }
}

struct PriceTag: LabelView {
    var caption: String
    var ink: UIColor // expect: property_not_synced

    func dress(_ label: UILabel) {
        label.textColor = ink
    }
}
