import SwiftUI
import UIKit

@MainActor
final class FerryDriver: NSObject {
    var board: FerryBoard

    init(board: FerryBoard) { self.board = board }

    func attach(_ strip: UIScrollView) {
        strip.delegate = self
    }

    func scroll(_ strip: UIScrollView) {
        guard strip.contentOffset != board.offset else { return }
        strip.contentOffset = board.offset
    }
}

extension FerryDriver: UIScrollViewDelegate {
    func scrollViewDidScroll(_ strip: UIScrollView) {
        board.offset = strip.contentOffset // expect: synchronous_callback_writes_state
    }
}
