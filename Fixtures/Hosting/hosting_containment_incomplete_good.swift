import SwiftUI
import CurtainKit
import UIKit

struct Verse: View {
    var body: some View { Text("A verse") }
}

extension UIViewController {
    func install(_ child: UIViewController, into container: UIView? = nil) {
        addChild(child)
        (container ?? view).addSubview(child.view)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        child.didMove(toParent: self)
    }

    func uninstall(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}

/// A helper does the steps.
final class PoemScreen: UIViewController {
    private let verse = UIHostingController(rootView: Verse())

    override func viewDidLoad() {
        super.viewDidLoad()
        install(verse)
    }

    func end() {
        uninstall(verse)
    }
}

/// Each step in a method of its own.
final class BalladScreen: UIViewController {
    private var verse: UIHostingController<Verse>?

    override func viewDidLoad() {
        super.viewDidLoad()
        adopt()
        place()
    }

    private func adopt() {
        let made = UIHostingController(rootView: Verse())
        addChild(made)
        verse = made
    }

    private func place() {
        guard let verse else { return }
        verse.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(verse.view)
        verse.didMove(toParent: self)
    }

    /// Taken out of one view and put into another.
    func move(to container: UIView) {
        guard let verse else { return }
        verse.view.removeFromSuperview()
        container.addSubview(verse.view)
    }
}

/// The screen makes a child of what its panel shows.
final class SonnetPanel: UIView {
    let host = UIHostingController(rootView: Verse())

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(host.view)
    }

    required init?(coder: NSCoder) { nil }
}

/// Measured: in and out again.
final class MetreScreen: UIViewController {
    func measure() -> CGFloat {
        let host = UIHostingController(rootView: Verse())
        view.addSubview(host.view)
        let height = host.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        host.view.removeFromSuperview()
        return height
    }
}

/// Given to somebody who does what is left.
final class AnthologyScreen: UIViewController {
    private let verse = UIHostingController(rootView: Verse())
    private let curtain = CurtainKit()

    override func viewDidLoad() {
        super.viewDidLoad()
        curtain.adopt(verse, parent: self)
        view.addSubview(verse.view)
    }

    func float(in window: UIWindow) {
        window.addSubview(verse.view)
    }

    func title() {
        navigationController?.navigationBar.addSubview(verse.view)
    }
}

/// Presented, a tab, a page.
final class ReaderTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let verse = UIHostingController(rootView: Verse())
        let other = UIHostingController(rootView: Verse())
        viewControllers = [verse, other]
    }

    func openSheet() {
        let sheet = UIHostingController(rootView: Verse())
        sheet.modalPresentationStyle = .formSheet
        present(sheet, animated: true)
    }
}

/// What comes in as an argument may be somebody's child already.
@MainActor
final class VerseShadow {
    private let host: UIHostingController<Verse>
    private weak var screen: UIViewController?

    init(host: UIHostingController<Verse>, screen: UIViewController) {
        self.host = host
        self.screen = screen
    }

    func raise() {
        screen?.view.addSubview(host.view)
    }
}

@MainActor
func raise(_ host: UIHostingController<Verse>, over screen: UIViewController) {
    screen.view.addSubview(host.view)
}

/// Beside another, which is no way in for that one.
final class StanzaScreen: UIViewController {
    private let verse = UIHostingController(rootView: Verse())
    private let line = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        install(verse)
        view.insertSubview(line, belowSubview: verse.view)
    }
}

/// By name, for each.
final class ChapterScreen: UIViewController {
    private let first = UIHostingController(rootView: Verse())
    private let second = UIHostingController(rootView: Verse())

    override func viewDidLoad() {
        super.viewDidLoad()
        [first, second].forEach(addChild)
        view.addSubview(first.view)
        view.addSubview(second.view)
        [first, second].forEach { $0.didMove(toParent: self) }
    }
}
