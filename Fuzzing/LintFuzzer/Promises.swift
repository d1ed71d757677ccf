import Findings
import InteropRules
import Linting
import Reporting
import SwiftTree

/// What holds of every text, whatever it is.
enum Promises {
    private static let path = "Fuzzed.swift"

    /// Ends the process where one is broken.
    static func check(_ text: [UInt8]) {
        let result = linter(threads: 1).lint(input(text))
        pointsIntoTheText(result)
        guard !(result.findings + result.suppressed).isEmpty else { return }
        let output = shown(result)
        staysOffTheTerminal(output)
        expect(shown(linter(threads: 2).lint(input(text))) == output, "the output is another on the second run")
        for includesUnsafe in [false, true] where result.findings.contains(where: { $0.fix.map { $0.isSafe != includesUnsafe } ?? false }) {
            fixesEnd(text, includesUnsafe: includesUnsafe)
        }
    }

    private static func linter(threads: Int) -> Linter {
        var linter = Linter(rules: Catalogue.rules, makeParser: SwiftFileParser.factory)
        linter.threads = threads
        return linter
    }

    private static func input(_ text: [UInt8]) -> Linter.Input {
        Linter.Input(paths: [], text: (path, text))
    }

    // MARK: Findings

    private static func pointsIntoTheText(_ result: LintResult) {
        for finding in result.findings + result.suppressed {
            check(finding.location, of: finding, in: result)
            for note in finding.notes { check(note.location, of: finding, in: result) }
            for edit in finding.fix?.edits ?? [] { check(edit.location, of: finding, in: result) }
        }
    }

    private static func check(_ location: Location, of finding: Finding, in result: LintResult) {
        guard let source = result.sources[location.path] else { return fail("\(finding.rule) points into no file") }
        expect(
            0 <= location.start && location.start <= location.end && location.end <= source.bytes.count,
            "\(finding.rule) points out of the text: \(location.start)..<\(location.end) of \(source.bytes.count)")
        for offset in [location.start, location.end] where offset < source.bytes.count {
            expect(source.bytes[offset] & 0b1100_0000 != 0b1000_0000, "\(finding.rule) points into the midst of a character")
        }
    }

    // MARK: Output

    private static func shown(_ result: LintResult) -> [String] {
        var result = result
        result.statistics.seconds = 0
        let report = Report(result, minimum: .info, rules: result.rules, root: "/")
        let paths = WorkspacePaths(root: "/", workspace: nil)
        return [
            TextReporter(style: Style(isColored: false)).render(report), JSONReporter.render(report), SARIFReporter.render(report),
            GitHubReporter.render(report, paths: paths), GitLabReporter.render(report, paths: paths), CheckstyleReporter.render(report),
            JUnitReporter.render(report),
        ]
    }

    private static func staysOffTheTerminal(_ output: [String]) {
        for text in output {
            let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }
            expect(isPlain, "a control character is in the output")
        }
    }

    // MARK: Fixes

    private static func fixesEnd(_ text: [UInt8], includesUnsafe: Bool) {
        let outcome = fixed(text, includesUnsafe: includesUnsafe)
        // A fix that the parser cannot read afterwards, or that leaves its finding, is not applied: it is an error. Where the text
        // was damaged before, another guess around the damage may be as good.
        expect(outcome.errors.isEmpty || isDamaged(text), outcome.errors.map(\.message).joined(separator: "; "))
        pointsIntoTheText(outcome.result)
        guard let change = outcome.changes.first else { return }
        expect(String(validating: change.after, as: UTF8.self) != nil, "a fix leaves text that is not UTF-8")
        expect(fixed(change.after, includesUnsafe: includesUnsafe).changes.isEmpty, "fixes change the text that they left")
    }

    private static func isDamaged(_ text: [UInt8]) -> Bool {
        let syntax = try? SwiftFileParser.factory()("a.swift", SourceText(bytes: text))
        return syntax?.errorRanges.isEmpty != true
    }

    private static func fixed(_ text: [UInt8], includesUnsafe: Bool) -> FixOutcome {
        FixRun(linter: linter(threads: 1), input: input(text), includesUnsafe: includesUnsafe) { $0.findings }.run()
    }

    // MARK: Failure

    private static func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
        if !holds { fail(message()) }
    }

    private static func fail(_ message: String) {
        try? FileDescriptor.write("broken promise: \(message)\n", to: 2)
        abort()
    }
}
