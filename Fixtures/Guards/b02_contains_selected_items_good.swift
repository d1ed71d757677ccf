import SwiftUI
import UIKit

struct PhotoWall: UIViewRepresentable {
    var chosen: IndexPath
    var chosenRow: IndexPath

    func makeUIView(context: Context) -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    func updateUIView(_ wall: UICollectionView, context: Context) {
        let selected = wall.indexPathsForSelectedItems ?? []
        guard !selected.contains(chosen) else { return }
        wall.selectItem(at: chosen, animated: true, scrollPosition: .centeredVertically)
    }
}

struct PhotoTable: UIViewRepresentable {
    var chosen: IndexPath

    func makeUIView(context: Context) -> UITableView { UITableView() }

    func updateUIView(_ table: UITableView, context: Context) {
        if table.indexPathsForSelectedRows?.first != chosen {
            table.selectRow(at: chosen, animated: false, scrollPosition: .none)
        }
    }
}
