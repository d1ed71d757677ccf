import SwiftUI
import UIKit

struct Tags: UIViewRepresentable {
    var tags: [String]
    var onTap: (String) -> Void
    var onLong: ((String) -> Void)?

    func makeCoordinator() -> Coordinator { Coordinator(tags: tags, onTap: onTap, onLong: onLong) }

    func makeUIView(context: Context) -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UICollectionView, context: Context) { // expect: missing_closure_refresh
        context.coordinator.refresh(with: self)
    }

    @MainActor
    final class Coordinator: NSObject, UICollectionViewDelegate {
        private var tags: [String]
        private var onTap: (String) -> Void
        private var onLong: ((String) -> Void)?

        init(tags: [String], onTap: @escaping (String) -> Void, onLong: ((String) -> Void)?) {
            self.tags = tags
            self.onTap = onTap
            self.onLong = onLong
        }

        func refresh(with view: Tags) {
            tags = view.tags
            onTap = view.onTap
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            if let onLong, collectionView.isEditing { onLong(tags[indexPath.item]) } else { onTap(tags[indexPath.item]) }
        }
    }
}
