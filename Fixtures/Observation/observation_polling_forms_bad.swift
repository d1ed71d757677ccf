import Observation
import UIKit

@Observable
@MainActor
final class Playhead {
    var seconds = 0.0
    var isPlaying = false
}

/// Directly, through a second method.
final class PlayheadLabel: UILabel {
    let playhead: Playhead

    init(playhead: Playhead) {
        self.playhead = playhead
        super.init(frame: .zero)
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    private func refresh() {
        text = "\(playhead.seconds)"
        track()
    }

    private func track() {
        withObservationTracking { // expect: observation_polling
            _ = playhead.seconds
        } onChange: { [weak self] in
            DispatchQueue.main.async { self?.refresh() }
        }
    }
}

/// A local function, in a controller.
final class PlayerController: UIViewController {
    let playhead: Playhead

    init(playhead: Playhead) {
        self.playhead = playhead
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        @MainActor func follow() {
            withObservationTracking({ title = playhead.isPlaying ? "On" : "Off" }, onChange: { // expect: observation_polling
                Task { @MainActor in follow() } // expect: rearmed_observation_retains_owner
            })
        }
        follow()
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                withObservationTracking { // expect: observation_polling
                    _ = self?.playhead.seconds
                } onChange: {
                }
            }
        }
    }
}

/// No view itself, but it keeps one.
@MainActor
final class BadgePainter {
    private weak var badge: UIView?
    private let playhead: Playhead

    init(badge: UIView, playhead: Playhead) {
        self.badge = badge
        self.playhead = playhead
    }

    func run() async {
        while !Task.isCancelled {
            withObservationTracking { // expect: observation_polling
                badge?.isHidden = playhead.isPlaying
            } onChange: {
            }
            try? await Task.sleep(for: .seconds(1))
        }
    }
}
