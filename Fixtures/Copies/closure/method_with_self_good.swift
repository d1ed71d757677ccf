import AppKit
import SwiftUI

struct Filter: NSViewRepresentable {
    var minimum: Int
    var onSearch: (String) -> Void

    func makeCoordinator() -> Searcher { Searcher(minimum: minimum, onSearch: onSearch) }

    func makeNSView(context: Context) -> NSSearchField {
        let field = NSSearchField()
        field.delegate = context.coordinator
        return field
    }

    func updateNSView(_ field: NSSearchField, context: Context) {
        context.coordinator.take(from: self)
    }
}

@MainActor
final class Searcher: NSObject, NSSearchFieldDelegate {
    private(set) var minimum: Int
    private var onSearch: (String) -> Void

    init(minimum: Int, onSearch: @escaping (String) -> Void) {
        self.minimum = minimum
        self.onSearch = onSearch
    }

    func take(from filter: Filter) {
        (minimum, onSearch) = (filter.minimum, filter.onSearch)
    }

    func controlTextDidChange(_ obj: Notification) {
        guard let field = obj.object as? NSSearchField, field.stringValue.count >= minimum else { return }
        onSearch(field.stringValue)
    }
}
