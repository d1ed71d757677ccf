/// The signals that end a program: Ctrl-C, a closed terminal, `kill`.
package enum Interruption {
    /// Runs `body` to its end; a signal that arrives meanwhile ends the program right after it.
    ///
    /// Only for what takes no time and belongs together, such as the replacement of a file. To be called where no other
    /// thread runs, for one of those would take the signal.
    package static func deferred<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }
}
