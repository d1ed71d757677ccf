import SwiftUI
import UIKit

struct Tracker<Value: Equatable> {
    private var last: Value?

    mutating func update(_ value: Value) -> Bool {
        defer { last = value }
        return last != value
    }
}

struct Tally: UIViewRepresentable {
    var words: String
    var row: Int
    var ids: Set<Int>
    var items: [String]

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if context.coordinator.words.update(words) { view.text = words }
        if context.coordinator.isNew(row) { view.scrollRangeToVisible(NSRange(location: row, length: 0)) }
        for id in ids.subtracting(context.coordinator.ids) { view.insertText("\(id)") }
        for item in items where !context.coordinator.items.contains(item) { view.insertText(item) }
        context.coordinator.ids = ids
        context.coordinator.items = items
    }

    @MainActor
    final class Coordinator: NSObject {
        var words = Tracker<String>()
        var ids: Set<Int> = []
        var items: [String] = []
        private var row = 0

        func isNew(_ row: Int) -> Bool {
            defer { self.row = row }
            return self.row != row
        }
    }
}
