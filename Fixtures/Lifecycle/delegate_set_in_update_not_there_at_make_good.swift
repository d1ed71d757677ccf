import SwiftUI
import UIKit

struct BackSwipeWatcher: UIViewControllerRepresentable {
    var isWatching: Bool

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIViewController(context: Context) -> UIViewController {
        UIViewController()
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        controller.view.isHidden = !isWatching
        controller.parent?.presentationController?.delegate = context.coordinator
        let stack = controller.navigationController
        stack?.delegate = context.coordinator
        host(of: controller)?.delegate = context.coordinator
        for scroll in controller.view.subviews.compactMap({ $0 as? UIScrollView }) where scroll.tag == 7 {
            scroll.isScrollEnabled = isWatching
        }
        let inner = controller.view.subviews.first { $0 is UITextView } as? UITextView
        inner?.delegate = context.coordinator
    }

    private func host(of controller: UIViewController) -> UITabBarController? {
        controller.tabBarController
    }

    @MainActor
    final class Coordinator: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate,
        UITabBarControllerDelegate, UITextViewDelegate
    {
        func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
            false
        }
    }
}
