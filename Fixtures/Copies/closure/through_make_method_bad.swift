import AppKit
import SwiftUI

struct Filter: NSViewRepresentable {
    var minimum: Int
    var onSearch: (String) -> Void

    func makeCoordinator() -> Searcher { Searcher() }

    func makeNSView(context: Context) -> NSSearchField {
        let field = NSSearchField()
        field.delegate = context.coordinator
        context.coordinator.take(minimum, onSearch)
        return field
    }

    func updateNSView(_ field: NSSearchField, context: Context) { // expect: missing_closure_refresh
        field.placeholderString = "At least \(minimum) letters"
    }
}

@MainActor
final class Searcher: NSObject, NSSearchFieldDelegate {
    private var minimum = 0
    private var onSearch: ((String) -> Void)?

    func take(_ minimum: Int, _ onSearch: @escaping (String) -> Void) {
        self.minimum = minimum
        self.onSearch = onSearch
    }

    func controlTextDidChange(_ obj: Notification) {
        guard let field = obj.object as? NSSearchField, field.stringValue.count >= minimum else { return }
        onSearch?(field.stringValue)
    }
}
