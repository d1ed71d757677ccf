import SwiftUI
import UIKit

struct TileGrid: UIViewRepresentable {
    var tiles: Int

    func makeCoordinator() -> Layout {
        Layout()
    }

    func makeUIView(context: Context) -> UICollectionView {
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        grid.delegate = context.coordinator
        return grid
    }

    func updateUIView(_ grid: UICollectionView, context: Context) {
        context.coordinator.tiles = tiles
    }

    final class Layout: NSObject, UICollectionViewDelegateFlowLayout { // expect-info: coordinator_not_main_actor
        var tiles = 0

        func collectionView(
            _ grid: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: 300 / max(tiles, 1), height: 80)
        }
    }
}
