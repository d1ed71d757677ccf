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

    @Test func tellsWhatCannotBeStarted() {
        #expect(throws: SystemError(number: 2)) { try ChildProcess.run("no-such-program-here", [], environment: []) }
    }
}
