import SwiftUI
import UIKit

struct Onboard: UIViewControllerRepresentable {
    var pages: [UIViewController]
    var index: Int

    func makeUIViewController(context: Context) -> UIPageViewController {
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }

    func updateUIViewController(_ pager: UIPageViewController, context: Context) {
        guard pager.viewControllers?.first !== pages[index] else { return }
        DispatchQueue.main.async {
            pager.setViewControllers([pages[index]], direction: .forward, animated: true) // expect-info: ignores_transaction
        }
    }
}
