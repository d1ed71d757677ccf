import SwiftUI
import UIKit

struct Slide2: UIViewRepresentable {
    var page: Int
    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
    func updateUIView(_ scroll: UIScrollView, context: Context) {
        let x = CGFloat(page) * 320
        guard scroll.contentOffset.x != x else { return }
        if context.transaction.animation != nil {
            scroll.setContentOffset(CGPoint(x: x, y: 0), animated: true)
        } else {
            scroll.contentOffset.x = x
        }
    }
}
