/// Calls something from time to time, on a thread of its own, while other work runs.
package enum Ticker {
    /// Runs `body`. What `tick` does is over when this returns.
    ///
    /// - Parameters:
    ///   - first: milliseconds until the first call.
    ///   - interval: milliseconds between two calls.
    ///   - end: called after the last call, where there was one.
    package static func during<Result, Failure>(
        first: Int32, interval: Int32, _ tick: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var ends: [Int32] = [0, 0]
        // Without a pipe or a thread nothing ticks, and the work goes on.
        guard pipe(&ends) == 0 else { return try body() }
        let (readEnd, writeEnd) = (ends[0], ends[1])
        let thread = Workers.start {
            var wait = first
            var hasTicked = false
            while !isClosed(readEnd, within: wait) {
                tick()
                wait = interval
                hasTicked = true
            }
            if hasTicked { end() }
        }
        defer {
            close(writeEnd)
            if let thread { pthread_join(thread, nil) }
            close(readEnd)
        }
        return try body()
    }

    /// Whether the other end of a pipe was closed before the time was over.
    private static func isClosed(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
        var events = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&events, 1, milliseconds) > 0
    }
}
