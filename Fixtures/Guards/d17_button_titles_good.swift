import SwiftUI
import UIKit

final class TitledTile: UIView {
    let caption = UILabel()
    let button = UIButton(type: .system)
    let counter = CounterLabel()
}

class RoundedLabel: UILabel {}
final class CounterLabel: RoundedLabel {}

struct Tile: UIViewRepresentable {
    var title: String

    func makeUIView(context: Context) -> TitledTile { TitledTile() }

    func updateUIView(_ tile: TitledTile, context: Context) {
        tile.caption.text = title
        tile.caption.attributedText = NSAttributedString(string: title)
        tile.button.titleLabel?.text = title
        tile.button.setTitle(title, for: .normal)
        tile.counter.text = "\(title.count)"
        for label in [tile.caption, tile.counter] { label.text = title }
    }
}
