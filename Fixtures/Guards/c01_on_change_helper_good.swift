import SwiftUI
import UIKit

@MainActor
func whenChanged<T: Equatable>(_ old: inout T?, to new: T, perform work: () -> Void) {
    guard old != new else { return }
    old = new
    work()
}

final class Memo<Value: Equatable> {
    private var last: Value?

    func ifChanged(_ value: Value, _ work: (Value) -> Void) {
        if value == last { return }
        last = value
        work(value)
    }
}

struct LyricsView: UIViewRepresentable {
    var lyrics: String
    var line: NSRange

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        whenChanged(&context.coordinator.lyrics, to: lyrics) {
            view.text = lyrics
        }
        context.coordinator.line.ifChanged(line) { range in
            view.selectedRange = range
            view.scrollRangeToVisible(range)
        }
    }

    @MainActor
    final class Coordinator: NSObject {
        var lyrics: String?
        let line = Memo<NSRange>()
    }
}
