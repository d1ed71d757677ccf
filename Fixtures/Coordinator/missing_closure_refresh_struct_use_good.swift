import SwiftUI
import UIKit

/// Refreshed by assigning a whole value that holds them, in a helper in an extension.
struct SearchStrip: UIViewRepresentable {
    struct Actions {
        var search: (String) -> Void
        var cancel: () -> Void
    }

    var actions: Actions
    var prompt: String

    func makeCoordinator() -> Coordinator {
        Coordinator(actions: actions)
    }

    func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = context.coordinator
        return bar
    }

    func updateUIView(_ bar: UISearchBar, context: Context) {
        renew(context.coordinator)
        bar.placeholder = prompt
    }

    @MainActor
    final class Coordinator: NSObject, UISearchBarDelegate {
        var actions: Actions

        init(actions: Actions) {
            self.actions = actions
        }

        func searchBarSearchButtonClicked(_ bar: UISearchBar) {
            actions.search(bar.text ?? "")
        }

        func searchBarCancelButtonClicked(_ bar: UISearchBar) {
            actions.cancel()
        }
    }
}

extension SearchStrip {
    private func renew(_ coordinator: Coordinator) {
        coordinator.actions = actions
    }
}
