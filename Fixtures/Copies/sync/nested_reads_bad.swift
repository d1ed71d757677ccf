import SwiftUI
import UIKit

final class ChipView: UIView {
    let label = UILabel()

    init(title: String) {
        super.init(frame: .zero)
        label.text = title
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func paint(_ color: UIColor) { backgroundColor = color }
}

struct Chip: UIViewRepresentable {
    var title: String // expect: property_not_synced
    var style: Style

    struct Style {
        var color: UIColor
        var alpha: CGFloat
    }

    func makeUIView(context: Context) -> ChipView {
        let chip = ChipView(title: title)
        chip.paint(style.color)
        return chip
    }

    func updateUIView(_ chip: ChipView, context: Context) {
        chip.paint(style.color)
        chip.alpha = style.alpha
    }
}
