import SwiftUI
import UIKit

struct Brochure: UIViewControllerRepresentable {
    let pages: [UIViewController]
    var index: Int

    func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }

    func updateUIViewController(_ pager: UIPageViewController, context: Context) {
        guard let shown = pager.viewControllers?.first, let current = pages.firstIndex(of: shown), current != index else { return }
        pager.setViewControllers([pages[index]], direction: current < index ? .forward : .reverse, animated: true)
    }
}

struct Flyer: UIViewControllerRepresentable {
    let pages: [UIViewController]

    func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }

    func updateUIViewController(_ pager: UIPageViewController, context: Context) {
        if pager.viewControllers?.isEmpty ?? true {
            pager.setViewControllers([pages[0]], direction: .forward, animated: false)
        }
    }
}

struct Shelf: UIViewControllerRepresentable {
    let stack: [UIViewController]
    var tab: Int

    func makeUIViewController(context: Context) -> UITabBarController { UITabBarController() }

    func updateUIViewController(_ tabs: UITabBarController, context: Context) {
        if tabs.viewControllers?.elementsEqual(stack, by: ===) != true { tabs.setViewControllers(stack, animated: false) }
        tabs.selectedIndex == tab ? () : select(tab, in: tabs)
    }

    private func select(_ tab: Int, in tabs: UITabBarController) {
        tabs.selectedIndex = tab
    }
}
