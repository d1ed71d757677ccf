import SwiftUI
import UIKit

struct Board: UIViewRepresentable {
    var cards: [String]
    var title: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    func updateUIView(_ board: UICollectionView, context: Context) {
        let keeper = context.coordinator
        let difference = cards.difference(from: keeper.cards)
        if !difference.isEmpty { board.reloadData() }
        if zip(cards, keeper.cards).contains(where: { $0 != $1 }) { board.setContentOffset(.zero, animated: false) }
        if keeper.title.map({ $0 != title }) ?? true { board.scrollToItem(at: [0, 0], at: .top, animated: false) }
        if case .showing(let old) = keeper.phase, old == title { return }
        keeper.phase = .showing(title)
        board.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        guard (keeper.title, keeper.cards.count) != (title, cards.count) else { return }
        keeper.cards = cards
        keeper.title = title
        board.scrollRectToVisible(.zero, animated: false)
    }

    @MainActor
    final class Coordinator: NSObject {
        enum Phase { case idle, showing(String) }
        var cards: [String] = []
        var title: String?
        var phase = Phase.idle
    }
}
