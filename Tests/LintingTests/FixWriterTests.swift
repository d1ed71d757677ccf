import Foundation
import Testing

@testable import InteropRules
@testable import Linting

/// What is on disk afterwards.
@Suite("Writing of fixes")
struct FixWriterTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private let rule = replacingRule("one", "QQ", with: "Q")
    private let pair = replacingRule("one", "QQ", with: "Q", also: (word: "WW", replacement: "W"))

    private func outcome(_ rule: Rule, _ paths: [String]? = nil) -> FixOutcome {
        let input = Linter.Input(paths: paths ?? [folder.path])
        return FixRun(linter: Linter(rules: [rule], makeParser: fakeParser), input: input, includesUnsafe: false) { $0.findings }.run()
    }

    private func content(_ path: String) throws -> Data {
        try Data(contentsOf: URL(filePath: path))
    }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
    }

    /// Makes it impossible to write beside a file, for whoever runs the tests.
    private func block(_ file: String) throws {
        try FileManager.default.createDirectory(atPath: "\(file).\(getpid()).tmp", withIntermediateDirectories: true)
    }

    @Test func keepsModeMarkAndLineEnds() throws {
        let file = try folder.write("\u{FEFF}UIViewRepresentable\r\nQQ\r\n", to: "A.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o754], ofItemAtPath: file)
        let (unwritten, failures) = FixWriter.write(outcome(rule))
        #expect(unwritten.isEmpty && failures.isEmpty)
        #expect(try content(file) == Data("\u{FEFF}UIViewRepresentable\r\nQ\r\n".utf8))
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o754)
        #expect(names == ["A.swift"])
        #expect(outcome(rule).changes.isEmpty)
    }

    @Test("the file behind a link is replaced, and the link stays")
    func link() throws {
        let real = try folder.write("UIViewRepresentable QQ", to: "real/B.swift")
        let link = "\(folder.path)/A.swift"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/B.swift")
        #expect(FixWriter.write(outcome(rule, [link])).failures.isEmpty)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/B.swift")
        #expect(try content(real) == Data("UIViewRepresentable Q".utf8))
    }

    @Test func aFileThatCannotBeReplacedIsNamedAndTheOthersAreWritten() throws {
        let blocked = try folder.write("UIViewRepresentable QQ", to: "A.swift")
        let other = try folder.write("UIViewRepresentable QQ", to: "B.swift")
        try block(blocked)
        let (unwritten, failures) = FixWriter.write(outcome(rule))
        #expect(unwritten == [blocked])
        #expect(failures.map(\.path) == [blocked])
        #expect(failures[0].message.hasPrefix("was not fixed, since it cannot be written"))
        #expect(try content(blocked) == Data("UIViewRepresentable QQ".utf8))
        #expect(try content(other) == Data("UIViewRepresentable Q".utf8))
    }

    @Test("nothing is written where the folder takes no new file")
    func readOnlyFolder() throws {
        // Whoever may do everything is not kept out.
        guard getuid() != 0 else { return }
        let file = try folder.write("UIViewRepresentable QQ", to: "A.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
        #expect(FixWriter.write(outcome(rule)).unwritten == [file])
        #expect(names == ["A.swift"])
    }

    @Test func whatHasChangedMeanwhileIsLeftAlone() throws {
        let changed = try folder.write("UIViewRepresentable QQ", to: "A.swift")
        let gone = try folder.write("UIViewRepresentable QQ", to: "B.swift")
        let outcome = outcome(rule)
        try folder.write("UIViewRepresentable QQ // mine", to: "A.swift")
        try FileManager.default.removeItem(atPath: gone)
        let (unwritten, failures) = FixWriter.write(outcome)
        #expect(unwritten == [changed, gone])
        #expect(failures.map(\.reason) == [.changedMeanwhile, .changedMeanwhile])
        #expect(try content(changed) == Data("UIViewRepresentable QQ // mine".utf8))
        #expect(names == ["A.swift"])
    }

    @Test("of two files that one fix changes, none is written where one cannot be")
    func together() throws {
        let first = try folder.write("UIViewRepresentable QQ", to: "A.swift")
        let second = try folder.write("UIViewRepresentable WW", to: "B.swift")
        try block(second)
        let outcome = outcome(pair)
        let (unwritten, failures) = FixWriter.write(outcome)
        #expect(unwritten == [first, second])
        #expect(failures.map(\.path) == [second, first])
        #expect(try content(first) == Data("UIViewRepresentable QQ".utf8))
        #expect(names.filter { $0.hasPrefix("A") } == ["A.swift"])
    }

    @Test("what could not be written is found again")
    func reconsiders() throws {
        let blocked = try folder.write("UIViewRepresentable QQ", to: "A.swift")
        try folder.write("UIViewRepresentable QQ", to: "B.swift")
        try block(blocked)
        let linter = Linter(rules: [rule], makeParser: fakeParser)
        let run = FixRun(linter: linter, input: Linter.Input(paths: [folder.path]), includesUnsafe: false) { $0.findings }
        let first = run.run()
        let (unwritten, failures) = FixWriter.write(first)
        let outcome = run.reconsider(first, without: unwritten, because: failures)
        #expect(outcome.fixedCount == 1)
        #expect(outcome.result.findings.map(\.location.path) == [blocked])
        #expect(outcome.result.errors == failures)
    }
}
