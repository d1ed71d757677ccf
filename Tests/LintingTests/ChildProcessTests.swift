import Foundation
import Testing

@testable import Linting

@Suite("Child processes")
struct ChildProcessTests {
    init() {
        // As the command does.
        signal(SIGPIPE, SIG_IGN)
    }

    @Test func exchangesMoreThanAPipeHolds() throws {
        let input = [UInt8](repeating: 7, count: 3_000_000)
        let outcome = try ChildProcess.run("sh", ["-c", "tee /dev/stderr"], environment: ["PATH=/usr/bin:/bin"], input: input)
        #expect(outcome.status == 0 && outcome.output == input && outcome.errors == input)
    }

    @Test func passesOnWhatItIsGiven() throws {
        let outcome = try ChildProcess.run(
            "sh", ["-c", "printf '%s|' \"$@\"; printf %s \"$A\"; exit 3", "sh", "a b", "", "$HOME"], environment: ["A=é"])
        #expect(String(decoding: outcome.output, as: UTF8.self) == "a b||$HOME|é")
        #expect(outcome.status == 3)
        #expect(try ChildProcess.run("sh", ["-c", "kill -9 $$"], environment: []).status == 137)
    }

    @Test func aReaderThatGoesAwayIsNoTrouble() throws {
        let outcome = try ChildProcess.run("true", [], environment: [], input: [UInt8](repeating: 1, count: 1_000_000))
        #expect(outcome.status == 0)
    }

    @Test func endsWhatSaysNothing() {
        let watch = Stopwatch()
        #expect(throws: SystemError(number: ETIMEDOUT)) {
            try ChildProcess.run("sh", ["-c", "echo a; exec sleep 100"], environment: ["PATH=/usr/bin:/bin"], patience: 1)
        }
        #expect((0.9..<60).contains(watch.seconds))
    }

    @Test func waitsForWhatGoesOn() throws {
        let script = "for i in 1 2 3 4 5; do echo a; sleep 0.5; done"
        let outcome = try ChildProcess.run("sh", ["-c", script], environment: ["PATH=/usr/bin:/bin"], patience: 2)
        #expect(outcome.status == 0 && outcome.output.count == 10)
    }

    @Test func tellsWhatCannotBeStarted() {
        #expect(throws: SystemError(number: 2)) { try ChildProcess.run("no-such-program-here", [], environment: []) }
    }
}
