import Observation

@Observable
@MainActor
final class Ledger {
    var total = 0
}

/// Once, and no more.
@MainActor
final class FirstChange {
    private let ledger: Ledger
    private var isDone = false
    init(ledger: Ledger) { self.ledger = ledger }

    func wait() {
        withObservationTracking { _ = ledger.total } onChange: {
            Task { @MainActor in self.finish() }
        }
    }

    private func finish() { isDone = true }
}

/// For the whole run.
@MainActor
final class Audit {
    static let shared = Audit()
    private let ledger = Ledger()

    func follow() {
        withObservationTracking { _ = ledger.total } onChange: {
            Task { @MainActor in self.follow() }
        }
    }
}

/// A value.
@MainActor
struct Printer {
    let ledger: Ledger

    func follow() {
        withObservationTracking { print(ledger.total) } onChange: {
            Task { @MainActor in follow() }
        }
    }
}

@MainActor
final class Weakly {
    private let ledger: Ledger
    init(ledger: Ledger) { self.ledger = ledger }

    func follow() {
        withObservationTracking { _ = ledger.total } onChange: { [weak self] in
            guard let self else { return }
            Task { @MainActor in self.follow() }
        }
    }
}
