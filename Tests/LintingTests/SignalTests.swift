import Testing

@testable import Linting

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("Signals", .serialized)
struct SignalTests {
    // Written by the handler, on the thread that the test runs on.
    nonisolated(unsafe) private static var arrived = false

    @Test("one that ends the program waits for the end of what belongs together", arguments: [SIGTERM, SIGINT, SIGHUP])
    func waits(_ number: Int32) {
        // Tests run on threads that hold signals back.
        var (none, held) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &held)
        defer { pthread_sigmask(SIG_SETMASK, &held, nil) }
        let before = signal(number) { _ in SignalTests.arrived = true }
        defer { signal(number, before) }
        SignalTests.arrived = false
        let result = Interruption.deferred {
            pthread_kill(pthread_self(), number)
            return SignalTests.arrived
        }
        #expect(result == false)
        #expect(SignalTests.arrived)
    }
}
