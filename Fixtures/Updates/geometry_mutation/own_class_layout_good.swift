import SwiftUI
import UIKit

final class CardView: UIView {
    private let cover = UIView()
    override func layoutSubviews() {
        super.layoutSubviews()
        cover.frame = bounds
    }
    func relayout() {
        cover.bounds = CGRect(origin: .zero, size: bounds.size)
        cover.center = CGPoint(x: bounds.midX, y: bounds.midY)
        setNeedsLayout()
    }
}

struct Card: UIViewRepresentable {
    var revision: Int
    func makeUIView(context: Context) -> CardView { CardView() }
    func updateUIView(_ card: CardView, context: Context) { card.relayout() }
}
