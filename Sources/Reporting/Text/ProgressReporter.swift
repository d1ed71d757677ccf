import Linting

/// How far a run is, in a few words that fit any terminal.
package enum ProgressReporter {
    /// `1240 files read`, `checking: 12 of 60 rules`.
    package static func text(_ state: Progress.State) -> String {
        switch state.stage {
        case .reading: "\(TextReporter.count(state.done, "file")) read"
        case .resolving: "looking up names"
        case .checking: "checking: \(state.done) of \(TextReporter.count(state.total ?? state.done, "rule"))"
        }
    }
}
