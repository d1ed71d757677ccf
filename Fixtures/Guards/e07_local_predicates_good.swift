import SwiftUI
import UIKit

func differs<T: Equatable>(_ lhs: T?, _ rhs: T) -> Bool { lhs != rhs }

struct Ledger: UIViewRepresentable {
    struct Snapshot: Equatable {
        var entry: String
        var row: Int
    }
    var entry: String
    var row: Int

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        let isStale = { view.text != entry }
        if isStale() { view.text = entry }
        var needsScroll: Bool { view.contentOffset.y != CGFloat(row) }
        if needsScroll { view.setContentOffset(CGPoint(x: 0, y: row), animated: true) }
        func isElsewhere() -> Bool { view.selectedRange.location != row }
        guard isElsewhere() else { return }
        view.selectedRange.location = row
        if differs(view.attributedText?.string, entry) { view.attributedText = NSAttributedString(string: entry) }
        let snapshot = Snapshot(entry: entry, row: row)
        guard context.coordinator.snapshot != snapshot else { return }
        context.coordinator.snapshot = snapshot
        view.scrollRectToVisible(.zero, animated: false)
    }

    @MainActor
    final class Coordinator: NSObject {
        var snapshot: Snapshot?
    }
}
