import AVFoundation
import SwiftUI
import UIKit

extension AVPlayer {
    func tearDown() {
        pause()
        replaceCurrentItem(with: nil)
    }
}

enum Cleanup {
    @MainActor
    static func run(_ jobs: Movie.Keeper) {
        jobs.player.tearDown()
        if let link = jobs.link { stop(link) }
    }

    static func stop(_ link: CADisplayLink) { link.invalidate() }
}

struct Movie: UIViewRepresentable {
    func makeCoordinator() -> Keeper { Keeper() }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.begin()
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}

    static func dismantleUIView(_ view: UIView, coordinator: Keeper) {
        Cleanup.run(coordinator)
    }

    @MainActor
    final class Keeper: NSObject {
        let player = AVPlayer()
        var link: CADisplayLink?

        func begin() {
            player.play()
            let link = CADisplayLink(target: self, selector: #selector(step))
            link.add(to: .main, forMode: .common)
            self.link = link
        }

        @objc private func step() {}
    }
}
