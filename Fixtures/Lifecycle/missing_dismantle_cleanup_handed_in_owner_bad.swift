import SwiftUI

/// Keeps the timer of the view that was shown last, and never ends it.
@MainActor
final class Metronome {
    var timer: Timer?
    var beats = 0

    func reset() {
        beats = 0
    }
}

struct MetronomeView: UIViewRepresentable {
    let metronome: Metronome

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        metronome.timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak label] _ in // expect: missing_dismantle_cleanup
            label?.text = (label?.text ?? "") + "."
        }
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {}
}
