/// Seconds since it was made, by the monotonic clock.
package struct Stopwatch: Sendable {
    private let start = Stopwatch.now()

    package init() {}

    package var seconds: Double { Stopwatch.now() - start }

    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
