import SwiftUI
import UIKit

struct CardHandlers {
    var onOpen: () -> Void
    var onClose: () -> Void
}

struct Card: UIViewControllerRepresentable {
    var handlers: CardHandlers

    func makeCoordinator() -> Dealer { Dealer(handlers) }

    func makeUIViewController(context: Context) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.delegate = context.coordinator
        return navigation
    }

    func updateUIViewController(_ navigation: UINavigationController, context: Context) {} // expect: missing_closure_refresh

    @MainActor
    final class Dealer: NSObject, UINavigationControllerDelegate {
        let handlers: CardHandlers

        init(_ handlers: CardHandlers) { self.handlers = handlers }

        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
            handlers.onOpen()
        }
    }
}
