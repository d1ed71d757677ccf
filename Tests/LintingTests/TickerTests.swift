import Testing

@testable import Linting

@Suite("Ticker")
struct TickerTests {
    @Test func ticksWhileTheWorkRuns() {
        let calls = Guarded([String]())
        let result = Ticker.during(first: 1, interval: 1) {
            calls.withLock { $0.append("tick") }
        } end: {
            calls.withLock { $0.append("end") }
        } _: {
            while calls.withLock({ $0.count }) < 3 { usleep(1000) }
            return 7
        }
        let names = calls.withLock { $0 }
        #expect(result == 7)
        #expect(names.last == "end" && names.dropLast().allSatisfy { $0 == "tick" } && names.count >= 4)
    }

    @Test func leavesShortWorkAlone() {
        let calls = Guarded(0)
        let result = Ticker.during(first: 60_000, interval: 1) {
            calls.withLock { $0 += 1 }
        } end: {
            calls.withLock { $0 += 1 }
        } _: {
            1
        }
        #expect(result == 1 && calls.withLock { $0 } == 0)
    }
}
