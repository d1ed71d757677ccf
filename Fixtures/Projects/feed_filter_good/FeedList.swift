import CoreData
import SwiftUI
import UIKit

/// The source is rebuilt under a comparison of one member of what is then stored whole, in a class of its own.
struct FeedList: UIViewRepresentable {
    var filter: FeedFilter

    func makeCoordinator() -> FeedSource { FeedSource() }

    func makeUIView(context: Context) -> UICollectionView {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        list.dataSource = context.coordinator
        return list
    }

    func updateUIView(_ list: UICollectionView, context: Context) {
        let source = context.coordinator
        if filter.term != source.filter.term {
            source.show(filter, in: list)
        }
    }
}

struct FeedFilter {
    var term: String
}
