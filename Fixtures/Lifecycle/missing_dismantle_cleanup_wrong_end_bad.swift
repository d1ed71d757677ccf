import AVFoundation
import SwiftUI
import UIKit

/// Two of a kind: one is ended, the other not; and an end of another class that bears the same name.
struct Twins: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.begin()
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
        coordinator.first?.invalidate()
        coordinator.link?.invalidate()
        if let token = coordinator.token { NotificationCenter.default.removeObserver(token) }
        coordinator.player.pause()
    }

    @MainActor
    final class Coordinator: NSObject {
        var first: Timer?
        var second: Timer?
        var link: CADisplayLink?
        var token: (any NSObjectProtocol)?
        var other: (any NSObjectProtocol)?
        let player = AVPlayer()
        var time: Any?

        func begin() {
            first = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            second = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } // expect: missing_dismantle_cleanup
            link = CADisplayLink(target: self, selector: #selector(step))
            link?.add(to: .main, forMode: .common)
            token = NotificationCenter.default.addObserver(forName: .NSCalendarDayChanged, object: nil, queue: nil) { _ in }
            other = NotificationCenter.default.addObserver(forName: .NSSystemClockDidChange, object: nil, queue: nil) { _ in } // expect: missing_dismantle_cleanup
            time = player.addPeriodicTimeObserver(forInterval: .zero, queue: nil) { _ in } // expect: missing_dismantle_cleanup
            player.play()
        }

        @objc func step() {}
    }
}
