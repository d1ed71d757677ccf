import SwiftUI
import UIKit

struct QueryBar: UIViewRepresentable {
    @Binding var query: String
    func makeCoordinator() -> QueryListener { .init(query: $query) }
    func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
    func updateUIView(_ bar: UISearchBar, context: Context) { if bar.text != query { bar.text = query } }
}
