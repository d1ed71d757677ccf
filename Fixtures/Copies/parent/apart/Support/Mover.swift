import UIKit

@MainActor
final class Mover: NSObject, UICollectionViewDelegate {
    unowned let log: MoveLog
    private let board: Board

    init(board: Board, log: MoveLog) {
        self.board = board
        self.log = log
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        moved(to: indexPath.item)
    }
}

final class MoveLog {
    static let shared = MoveLog()
}
