import SwiftUI
import UIKit

extension UIView {
    func firstDescendant<T: UIView>(of type: T.Type) -> T? {
        for child in subviews {
            if let match = child as? T { return match }
            if let match = child.firstDescendant(of: type) { return match }
        }
        return nil
    }
}

struct PagerProbe: UIViewControllerRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        let stack = controller.navigationController
        stack?.delegate = context.coordinator
        controller.presentationController?.delegate = context.coordinator
        if let tabs = controller.parent?.tabBarController { tabs.delegate = context.coordinator }
        pager(of: controller)?.delegate = context.coordinator
        controller.view.firstDescendant(of: UITextField.self)?.delegate = context.coordinator
        var next: UIView? = controller.view
        while let view = next {
            if let table = view as? UITableView, table !== controller.view { table.delegate = context.coordinator }
            next = view.superview
        }
    }

    private func pager(of controller: UIViewController) -> UIScrollView? {
        controller.view.subviews.compactMap { $0 as? UIScrollView }.first
    }

    @MainActor
    final class Coordinator: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate,
        UITabBarControllerDelegate, UITableViewDelegate, UITextFieldDelegate
    {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }
}
