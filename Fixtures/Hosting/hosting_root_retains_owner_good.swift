import SwiftUI
import UIKit

struct Keypad: View {
    var title = ""
    var press: (Int) -> Void
    var onClose: (() -> Void)?
    var body: some View { Button(title) { press(1) } }
}

/// A container that builds its content at once.
struct Framed<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { content.padding() }
}

/// Presented and pushed, and kept by nobody here.
final class CallController: UIViewController {
    private weak var latest: UIHostingController<Keypad>?

    func showKeys() {
        let host = UIHostingController(rootView: Keypad(press: { self.dial($0) }))
        present(host, animated: true)
        latest = host
        navigationController?.pushViewController(UIHostingController(rootView: Keypad(press: dial)), animated: true)
    }

    private func dial(_ number: Int) { title = "\(number)" }
}

/// What is read while the view is built is not kept.
final class HeadingController: UIViewController {
    private var heading = "Today"
    private lazy var host = UIHostingController(
        rootView: Framed {
            VStack {
                Text(self.heading)
                Button("Reload") { [weak self] in
                    guard let self else { return }
                    self.reload()
                    UIView.animate(withDuration: 0.2) { self.view.alpha = 1 }
                }
            }
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }

    private func reload() { heading = "Tomorrow" }
}

/// Let go of when it goes.
final class BannerController: UIViewController {
    private var banner: UIHostingController<Keypad>?

    func showBanner() {
        let banner = UIHostingController(rootView: Keypad(press: { _ in self.hideBanner() }))
        banner.loadViewIfNeeded()
        self.banner = banner
    }

    private func hideBanner() {
        banner?.dismiss(animated: true)
        banner = nil
    }
}

/// Lives as long as the app.
final class ToastCenter {
    static let shared = ToastCenter()
    private var host: UIHostingController<Keypad>?

    func show() {
        host = UIHostingController(rootView: Keypad(press: { _ in self.hide() }))
    }

    private func hide() { host?.view.isHidden = true }
}

/// A value keeps nobody.
struct KeypadFactory {
    var log: [Int] = []
    func make() -> UIHostingController<Keypad> {
        UIHostingController(rootView: Keypad(press: { print(log.count + $0) }))
    }
}

/// The host knows the model, not the controller.
final class ModelController: UIViewController {
    final class Model {
        func press(_ number: Int) {}
    }

    private let model = Model()
    private var host: UIHostingController<Keypad>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Keypad(press: { [model] in model.press($0) }, onClose: { [unowned self] in close() }))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
        self.host = host
    }

    private func close() { dismiss(animated: true) }
}
