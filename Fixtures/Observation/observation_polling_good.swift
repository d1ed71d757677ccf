import Observation
import UIKit

@Observable
@MainActor
final class Playhead {
    var seconds = 0.0
}

/// Only asks for another layout, which tracks anew.
final class PlayheadLabel: UILabel {
    var playhead: Playhead?

    override func layoutSubviews() {
        super.layoutSubviews()
        withObservationTracking {
            text = "\(playhead?.seconds ?? 0)"
        } onChange: { [weak self] in
            Task { @MainActor in self?.setNeedsLayout() }
        }
    }
}

/// A store has nothing better.
@MainActor
final class PlayheadLog {
    private let playhead: Playhead
    private(set) var lines: [String] = []

    init(playhead: Playhead) {
        self.playhead = playhead
        follow()
    }

    private func follow() {
        withObservationTracking {
            lines.append("\(playhead.seconds)")
        } onChange: { [weak self] in
            Task { @MainActor in self?.follow() }
        }
    }
}

/// Once for each of several.
final class MixerController: UIViewController {
    var playheads: [Playhead] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        for playhead in playheads {
            withObservationTracking {
                _ = playhead.seconds
            } onChange: { [weak self] in
                Task { @MainActor in self?.view.setNeedsLayout() }
            }
        }
    }
}
