import SwiftUI
import UIKit

struct SearchShell: UIViewControllerRepresentable {
    var query: String
    var stack: [UIViewController]

    func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() }

    func updateUIViewController(_ shell: UINavigationController, context: Context) {
        shell.setViewControllers(stack, animated: false) // expect: unguarded_update_write
        shell.topViewController?.navigationItem.searchController?.searchBar.text = query // expect: unguarded_update_write
        shell.tabBarController?.selectedIndex = 1 // expect: unguarded_update_write
        shell.toolbar.setItems([], animated: false) // expect: unguarded_update_write
    }
}

struct Shelf2: NSViewRepresentable {
    var item: URL
    var title: String

    func makeNSView(context: Context) -> NSPopUpButton { NSPopUpButton() }

    func updateNSView(_ button: NSPopUpButton, context: Context) {
        button.selectItem(withTitle: title) // expect: unguarded_update_write
        if button.titleOfSelectedItem != title { button.selectItem(withTitle: title) }
    }
}
