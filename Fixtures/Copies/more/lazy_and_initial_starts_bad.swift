import SwiftUI
import UIKit

struct Pulse: UIViewRepresentable {
    func makeCoordinator() -> Heart { Heart() }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        context.coordinator.view = view
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}

    @MainActor
    final class Heart: NSObject {
        weak var view: UIView?
        private let token = NotificationCenter.default.addObserver(forName: .NSCalendarDayChanged, object: nil, queue: .main) { _ in } // expect: missing_dismantle_cleanup
        private lazy var link: CADisplayLink = {
            let link = CADisplayLink(target: self, selector: #selector(step)) // expect: missing_dismantle_cleanup
            link.add(to: .main, forMode: .common)
            return link
        }()

        @objc private func step() { view?.alpha = link.timestamp.truncatingRemainder(dividingBy: 1) }
    }
}
