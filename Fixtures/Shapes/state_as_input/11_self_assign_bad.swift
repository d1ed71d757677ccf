import SwiftUI
import AppKit

struct SearchBox: NSViewRepresentable {
    @State private var query: String // expect: state_as_input
    let onSearch: (String) -> Void

    init(_ query: String, onSearch: @escaping (String) -> Void) {
        self.query = query
        self.onSearch = onSearch
    }
    func makeNSView(context: Context) -> NSSearchField { NSSearchField() }
    func updateNSView(_ field: NSSearchField, context: Context) {
        if field.stringValue != query { field.stringValue = query }
    }
}
struct SearchScreen: View {
    let query: String
    var body: some View { SearchBox(query) { print($0) } }
}
