import Observation
@Observable @MainActor final class M { var n = 0 }
@MainActor func printChanges(of m: M) {
    withObservationTracking { print(m.n) } onChange: { Task { @MainActor in printChanges(of: m) } }
}
