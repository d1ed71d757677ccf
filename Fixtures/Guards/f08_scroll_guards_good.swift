import SwiftUI
import UIKit

struct Ruler: UIViewRepresentable {
    var offset: CGPoint
    var scale: CGFloat
    var row: IndexPath

    func makeUIView(context: Context) -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    func updateUIView(_ ruler: UICollectionView, context: Context) {
        if hypot(ruler.contentOffset.x - offset.x, ruler.contentOffset.y - offset.y) > 0.5 {
            ruler.setContentOffset(offset, animated: false)
        }
        if (ruler.zoomScale - scale).magnitude > 0.01 { ruler.zoomScale = scale }
        guard !ruler.isDragging, !ruler.isTracking else { return }
        ruler.scrollToItem(at: row, at: .left, animated: true)
        ruler.scrollRectToVisible(.zero, animated: true)
    }
}
