/// When the next run starts: edits are gathered until a person pauses, and one run goes on at a time.
struct AnalysisSchedule {
    typealias Instant = ContinuousClock.Instant

    /// How long a pause is.
    static let pause = Duration.milliseconds(200)

    private var dueAt: Instant?
    private(set) var isRunning = false

    /// When `start` is worth calling; nil while nothing is to be done, or a run goes on.
    var deadline: Instant? { isRunning ? nil : dueAt }

    /// Something changed by a person's typing: more may follow.
    mutating func noteEdit(at now: Instant) {
        dueAt = now + AnalysisSchedule.pause
    }

    /// Somebody waits.
    mutating func noteUrgency(at now: Instant) {
        dueAt = min(dueAt ?? now, now)
    }

    /// Whether a run starts now.
    mutating func start(at now: Instant) -> Bool {
        guard let deadline, deadline <= now else { return false }
        dueAt = nil
        isRunning = true
        return true
    }

    mutating func finish() {
        isRunning = false
    }
}
