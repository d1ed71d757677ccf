import UIKit

extension Mover {
    func moved(to item: Int) {
        board.onMove(item)
    }
}

extension Board {
    func makeCoordinator() -> Mover { Mover(board: self, log: .shared) }
}
