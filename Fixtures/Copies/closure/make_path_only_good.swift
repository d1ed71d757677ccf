import SwiftUI
import UIKit

struct Search: UIViewRepresentable {
    let initialQuery: String
    @Binding var query: String

    func makeCoordinator() -> Clerk { Clerk(initialQuery: initialQuery) }

    func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        context.coordinator.dress(bar)
        return bar
    }

    func updateUIView(_ bar: UISearchBar, context: Context) {
        bar.accessibilityValue = query
    }

    @MainActor
    final class Clerk: NSObject, UISearchBarDelegate {
        private let initialQuery: String

        init(initialQuery: String) { self.initialQuery = initialQuery }

        func dress(_ bar: UISearchBar) {
            bar.delegate = self
            bar.text = initialQuery
        }

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
    }
}
