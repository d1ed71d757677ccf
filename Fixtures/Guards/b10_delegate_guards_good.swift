import SwiftUI
import UIKit

struct FeedGrid: UIViewRepresentable {
    @Binding var needsAttach: Bool
    var isOn: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    func updateUIView(_ grid: UICollectionView, context: Context) {
        if grid.delegate == nil { grid.delegate = context.coordinator }
        if grid.dragDelegate !== context.coordinator { grid.dragDelegate = context.coordinator }
        if needsAttach {
            grid.prefetchDataSource = context.coordinator
            DispatchQueue.main.async { needsAttach = false }
        }
        guard !context.coordinator.isWired else { return }
        context.coordinator.isWired = true
        grid.dropDelegate = context.coordinator
    }

    @MainActor
    final class Coordinator: NSObject, UICollectionViewDelegate, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate, UICollectionViewDataSourcePrefetching
    {
        var isWired = false

        func collectionView(_ view: UICollectionView, itemsForBeginning session: UIDragSession, at path: IndexPath) -> [UIDragItem] { [] }
        func collectionView(_ view: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {}
        func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {}
    }
}
