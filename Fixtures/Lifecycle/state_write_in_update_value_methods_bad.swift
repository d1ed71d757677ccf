import SwiftUI
import UIKit

struct Tally: Equatable {
    var strokes = 0
    var rows: [Int] = []

    mutating func count() {
        strokes += 1
    }
}

struct TallyBoard: UIViewControllerRepresentable {
    @Binding var tally: Tally
    @Binding var tallies: [Tally]
    @State private var inset = UIEdgeInsets.zero

    func makeUIViewController(context: Context) -> TallyController { TallyController(board: self) }

    func updateUIViewController(_ controller: TallyController, context: Context) {
        controller.board = self
        tally.count() // expect: state_write_in_update
        tally.rows.append(1) // expect: state_write_in_update
        tallies[0].strokes = 2 // expect: state_write_in_update
        inset.top = 4 // expect: state_write_in_update
        controller.refresh()
    }
}

@MainActor
final class TallyController: UIViewController {
    var board: TallyBoard

    init(board: TallyBoard) {
        self.board = board
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func refresh() {
        board.tally.strokes = 0 // expect: state_write_in_update
    }
}
