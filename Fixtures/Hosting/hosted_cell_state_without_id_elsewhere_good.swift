import SwiftUI
import UIKit

struct EmptyShelf: View {
    let name: String
    @State private var isOpen = false
    var body: some View { Toggle(name, isOn: $isOpen) }
}

/// A controller's empty state, and a view that is no cell's: neither is used for another item.
final class ShelfController: UIViewController {
    override func loadView() {
        view = UIHostingConfiguration { EmptyShelf(name: title ?? "") }.makeContentView()
    }

    func showNothing(_ name: String) {
        contentUnavailableConfiguration = UIHostingConfiguration { EmptyShelf(name: name) }
    }
}
