import SwiftUI
import UIKit

struct Meter: View {
    var value = 0
    var body: some View { Text("\(value)") }
}

/// Made once, whatever asks for it.
final class MeterView: UIView {
    private lazy var lazyHost = UIHostingController(rootView: Meter())
    private var host: UIHostingController<Meter>?
    private var isBuilt = false
    private var other: UIHostingController<Meter>?
    private var shown: Int?
    var value = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        lazyHost.view.frame = bounds
        if lazyHost.view.superview == nil { addSubview(lazyHost.view) }
        let current = host ?? build()
        current.view.frame = bounds
        buildOnce()
        follow()
    }

    private func build() -> UIHostingController<Meter> {
        let made = UIHostingController(rootView: Meter())
        host = made
        addSubview(made.view)
        return made
    }

    private func buildOnce() {
        guard !isBuilt else { return }
        isBuilt = true
        let made = UIHostingController(rootView: Meter())
        addSubview(made.view)
        other = made
    }

    /// Only when what it shows is another.
    private func follow() {
        if shown != value {
            shown = value
            other?.view.removeFromSuperview()
            let made = UIHostingController(rootView: Meter(value: value))
            addSubview(made.view)
            other = made
        }
    }
}

/// Measured, presented, pushed, and made by a tap later.
final class MeterScreen: UIViewController {
    private let button = UIButton()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let size = UIHostingController(rootView: Meter()).sizeThatFits(in: view.bounds.size)
        preferredContentSize = size
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil {
            present(UIHostingController(rootView: Meter()), animated: true)
        }
        button.addAction(
            UIAction { [weak self] _ in
                let page = UIHostingController(rootView: Meter())
                self?.navigationController?.pushViewController(page, animated: true)
            }, for: .touchUpInside)
    }
}

/// No view and no controller: `layout` is a method of its own.
@MainActor
final class MeterArchive {
    private var host: UIHostingController<Meter>?

    func layout() {
        host = UIHostingController(rootView: Meter())
    }
}
