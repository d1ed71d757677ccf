/// How far a run is, for a person who waits: written by the threads of the pipeline, read by whoever shows it.
package final class Progress: Sendable {
    /// What is being done.
    package enum Stage: Sendable {
        /// Files are found, read and parsed.
        case reading
        /// Files are parsed because the model asked for a name.
        case resolving
        /// Rules run.
        case checking
    }

    package struct State: Sendable, Equatable {
        package var stage = Stage.reading
        /// Files or rules that this stage is through with.
        package var done = 0
        /// nil: nobody knows yet.
        package var total: Int?
    }

    private let state = Guarded(State())

    package init() {}

    /// Where the run is now.
    package var current: State {
        state.withLock { $0 }
    }

    func enter(_ stage: Stage, total: Int? = nil) {
        state.withLock { $0 = State(stage: stage, done: 0, total: total) }
    }

    func advance(by count: Int) {
        state.withLock { $0.done += count }
    }
}
