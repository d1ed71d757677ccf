import SwiftUI
import UIKit

struct Recipe: View {
    var body: some View { Text("Soup") }
}

/// No step at all, in a method that another one calls.
final class KitchenScreen: UIViewController {
    private lazy var recipe = UIHostingController(rootView: Recipe())
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }

    private func setUp() {
        stack.addArrangedSubview(recipe.view) // expect: hosting_containment_incomplete
        view.addSubview(stack)
    }
}

/// It is a child, and never hears that it has moved.
final class MenuScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Recipe())
        addChild(host)
        host.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(host.view) // expect: hosting_containment_incomplete
        host.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    }
}

/// It is told that it has no parent.
final class SpiceScreen: UIViewController {
    private let host = UIHostingController(rootView: Recipe())

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host)
        view.insertSubview(host.view, at: 0) // expect: hosting_containment_incomplete
        host.didMove(toParent: nil)
    }
}

/// The way in is right, the way out is not.
final class OvenScreen: UIViewController {
    private var timer: UIHostingController<Recipe>?

    func showTimer() {
        let made = UIHostingController(rootView: Recipe())
        addChild(made)
        view.addSubview(made.view)
        made.didMove(toParent: self)
        timer = made
    }

    func hideTimer() {
        timer?.view.removeFromSuperview() // expect: hosting_containment_incomplete
        timer = nil
    }

    func fadeTimer() {
        UIView.animate(withDuration: 0.2) {
            self.timer?.view.alpha = 0
        } completion: { _ in
            self.timer?.willMove(toParent: nil)
            self.timer?.view.removeFromSuperview() // expect: hosting_containment_incomplete
        }
    }
}

/// A property of a wider type, and an object beside the controller.
@MainActor
final class PantryDecorator {
    private let shelf: UIViewController
    weak var screen: UIViewController?

    init(screen: UIViewController) {
        shelf = UIHostingController(rootView: Recipe())
        self.screen = screen
    }

    func decorate() {
        let container = UIView()
        container.addSubview(shelf.view) // expect: hosting_containment_incomplete
        screen?.view.addSubview(container)
    }
}

/// A controller that make makes.
struct PantryPage: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let page = UIViewController()
        let host = UIHostingController(rootView: Recipe()) // expect: hosting_controller_not_retained
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(host.view) // expect: hosting_containment_incomplete
        return page
    }

    func updateUIViewController(_ page: UIViewController, context: Context) {}
}

/// The helper does half of it.
extension UIViewController {
    func pinned(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view) // expect: hosting_containment_incomplete
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}

final class CellarScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        pinned(UIHostingController(rootView: Recipe()))
    }
}

/// A helper that a protocol gives to controllers.
protocol RecipeShowing: UIViewController {}

extension RecipeShowing {
    func showRecipe() {
        let host = UIHostingController(rootView: Recipe())
        addChild(host)
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host.view) // expect: hosting_containment_incomplete
    }
}

/// Into the controller of a window, whatever its class.
@MainActor
final class RecipeOverlay {
    private let recipe = UIHostingController(rootView: Recipe())

    func show(in window: UIWindow?) {
        window?.rootViewController?.view.addSubview(recipe.view) // expect: hosting_containment_incomplete
    }
}
