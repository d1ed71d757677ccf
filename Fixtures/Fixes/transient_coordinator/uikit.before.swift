import SwiftUI
import UIKit

struct Search: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context ctx: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = Coordinator()  // nobody keeps it
        return bar
    }

    func updateUIView(_ bar: UISearchBar, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, UISearchBarDelegate {
        func searchBarSearchButtonClicked(_ bar: UISearchBar) { bar.endEditing(true) }
    }
}
