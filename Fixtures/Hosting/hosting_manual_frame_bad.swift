import SwiftUI
import UIKit

struct Ticker: View {
    var body: some View { Text("News") }
}

final class TickerScreen: UIViewController {
    private let ticker = UIHostingController(rootView: Ticker())
    private let plate = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(ticker)
        plate.addSubview(ticker.view)
        ticker.didMove(toParent: self)
        view.addSubview(plate)
        size()
    }

    private func size() {
        ticker.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44) // expect: hosting_manual_frame
    }
}

/// Set when it appears, which is no layout.
final class LateTickerScreen: UIViewController {
    private let ticker = UIHostingController(rootView: Ticker())

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(ticker)
        view.addSubview(ticker.view)
        ticker.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ticker.view.frame = view.safeAreaLayoutGuide.layoutFrame // expect: hosting_manual_frame
    }
}

final class TickerBar: UIView {
    private let ticker = UIHostingController(rootView: Ticker())

    override init(frame: CGRect) {
        super.init(frame: frame)
        let strip: UIView = ticker.view
        strip.frame = bounds // expect: hosting_manual_frame
        addSubview(strip)
    }

    required init?(coder: NSCoder) { nil }
}

/// What it has from the start is no way to follow.
final class StiffTickerScreen: UIViewController {
    private let ticker = UIHostingController(rootView: Ticker())

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(ticker)
        ticker.view.translatesAutoresizingMaskIntoConstraints = true
        ticker.view.autoresizingMask = []
        ticker.view.frame = view.bounds // expect: hosting_manual_frame
        view.addSubview(ticker.view)
        ticker.didMove(toParent: self)
    }
}
