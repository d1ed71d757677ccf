import SwiftUI
import UIKit

extension Board {
    func makeUIView(context: Context) -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UICollectionView, context: Context) { // expect: missing_parent_refresh
        view.layoutMargins.left = CGFloat(columns)
    }
}
