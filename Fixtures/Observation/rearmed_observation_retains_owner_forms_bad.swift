import Observation

@Observable
@MainActor
final class Ledger {
    var total = 0
}

/// Weak in the task alone.
@MainActor
final class TotalWriter {
    private let ledger: Ledger
    private var written = 0

    init(ledger: Ledger) { self.ledger = ledger }

    func start() {
        let total = withObservationTracking {
            ledger.total
        } onChange: {
            Task { @MainActor [weak self] in // expect: rearmed_observation_retains_owner
                self?.start()
            }
        }
        written = total
    }
}

/// Through a second method, without a task.
final class TotalMirror: @unchecked Sendable {
    private let ledger: Ledger
    init(ledger: Ledger) { self.ledger = ledger }

    @MainActor
    func mirror() {
        withObservationTracking { _ = ledger.total } onChange: { [self] in // expect: rearmed_observation_retains_owner
            again()
        }
    }

    nonisolated private func again() {
        Task { @MainActor in mirror() }
    }
}
