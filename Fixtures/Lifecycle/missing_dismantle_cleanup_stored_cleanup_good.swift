import AVFoundation
import SwiftUI
import UIKit

/// The ends stand in closures that the coordinator keeps for later, and behind code that cannot be read here.
struct Deck: UIViewRepresentable {
    let player: AVPlayer

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        let coordinator = context.coordinator
        let token = NotificationCenter.default.addObserver(forName: .NSCalendarDayChanged, object: nil, queue: nil) { _ in }
        coordinator.cleanup = { NotificationCenter.default.removeObserver(token) }
        player.play()
        coordinator.endings.append { player.pause() }
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
        coordinator.cleanup?()
        for end in coordinator.endings { end() }
    }

    @MainActor
    final class Coordinator {
        var cleanup: (() -> Void)?
        var endings: [() -> Void] = []
    }
}

struct Relay: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
        ElsewhereTeardown.shared.end(coordinator)
    }

    @MainActor
    final class Coordinator { var timer: Timer? }
}
