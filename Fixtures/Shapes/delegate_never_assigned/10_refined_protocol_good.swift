import SwiftUI
import UIKit

struct Mosaic: UIViewRepresentable {
    class Coordinator: NSObject, UICollectionViewDelegate, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UICollectionView {
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        context.setUp(grid)
        return grid
    }
    func updateUIView(_ v: UICollectionView, context: Context) {}
}
extension UIViewRepresentableContext where Representable == Mosaic {
    func setUp(_ grid: UICollectionView) {
        grid.delegate = coordinator
    }
}
