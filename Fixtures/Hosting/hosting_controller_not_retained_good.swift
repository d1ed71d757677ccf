import ObjectiveC
import SwiftUI
import UIKit

struct Tide: View {
    var level = 0
    var onClose: () -> Void = {}
    var body: some View { Button("\(level)", action: onClose) }
}

private nonisolated(unsafe) var hostKey: UInt8 = 0

/// Something keeps each of these.
final class TidePanel: UIView {
    private var hosts: [UIHostingController<Tide>] = []
    private var byName: [String: UIViewController] = [:]
    private var current: UIViewController?
    private var close: (() -> Void)?

    func add(_ level: Int) {
        let host = UIHostingController(rootView: Tide(level: level))
        hosts.append(host)
        addSubview(host.view)
    }

    func add(_ level: Int, named name: String) {
        let host = UIHostingController(rootView: Tide(level: level))
        byName[name] = host
        addSubview(host.view)
    }

    func associate() {
        let host = UIHostingController(rootView: Tide())
        addSubview(host.view)
        objc_setAssociatedObject(self, &hostKey, host, .OBJC_ASSOCIATION_RETAIN)
    }

    func closable() {
        let host = UIHostingController(rootView: Tide())
        addSubview(host.view)
        close = { host.view.isHidden = true }
    }

    func replace() {
        let host = UIHostingController(rootView: Tide())
        addSubview(host.view)
        keep(host)
    }

    private func keep(_ controller: UIViewController) {
        current = controller
    }

    /// Who asks for it keeps it.
    func make() -> (UIViewController, UIView) {
        let host = UIHostingController(rootView: Tide())
        return (host, host.view)
    }

    func choose(_ isLarge: Bool) {
        let host = isLarge ? UIHostingController(rootView: Tide(level: 9)) : UIHostingController(rootView: Tide())
        current = host
        addSubview(host.view)
    }
}

/// Presented, pushed, a window's root, a child, or given away.
final class TideScreen: UIViewController {
    var makePage: (() -> UIViewController)?

    func open() {
        let host = UIHostingController(rootView: Tide())
        host.view.backgroundColor = .clear
        present(host, animated: true)
    }

    func push() {
        navigationController?.pushViewController(UIHostingController(rootView: Tide()), animated: true)
    }

    func openWindow(_ window: UIWindow) {
        let host = UIHostingController(rootView: Tide())
        host.view.backgroundColor = .clear
        window.rootViewController = host
    }

    func tabs(_ bar: UITabBarController) {
        let host = UIHostingController(rootView: Tide())
        bar.viewControllers = [host, UIViewController()]
    }

    func pages() {
        makePage = {
            let host = UIHostingController(rootView: Tide())
            host.view.backgroundColor = .clear
            return host
        }
    }

    func sheet() -> UIViewController {
        let host = UIHostingController(rootView: Tide())
        let navigation = UINavigationController(rootViewController: host)
        return navigation
    }
}

/// Only measured or drawn.
@MainActor
enum TideDrawing {
    static func height(of tide: Tide, width: CGFloat) -> CGFloat {
        let host = UIHostingController(rootView: tide)
        return host.sizeThatFits(in: CGSize(width: width, height: .infinity)).height
    }

    static func fit(_ tide: Tide) -> CGSize {
        UIHostingController(rootView: tide).view.intrinsicContentSize
    }

    static func image(of tide: Tide, in window: UIWindow) -> UIImage {
        let host = UIHostingController(rootView: tide)
        window.addSubview(host.view)
        defer { host.view.removeFromSuperview() }
        return UIGraphicsImageRenderer(size: host.view.bounds.size).image { _ in
            host.view.drawHierarchy(in: host.view.bounds, afterScreenUpdates: true)
        }
    }

    static func offScreenImage(of tide: Tide) -> UIImage {
        let host = UIHostingController(rootView: tide)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        box.addSubview(host.view)
        return UIGraphicsImageRenderer(bounds: box.bounds).image { context in
            box.layer.render(in: context.cgContext)
        }
    }
}

/// A project's own controller that takes care of itself.
final class TideController: UIHostingController<Tide> {
    private static var alive: [TideController] = []

    func install(in view: UIView) {
        TideController.alive.append(self)
        view.addSubview(self.view)
    }
}

@MainActor
func showTide(in view: UIView) {
    let tide = TideController(rootView: Tide())
    tide.install(in: view)
}
