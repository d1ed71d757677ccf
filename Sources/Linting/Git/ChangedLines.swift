import Findings
import SwiftTree

/// Which lines of a repository have changed; what lies outside of it, or in a repository within, has not.
///
/// Lines are git's: they end with a line feed.
package struct ChangedLines: Sendable {
    /// Changes by absolute path.
    let files: [String: LineChanges]

    /// The same once fixes have changed the files: lines stay what they are, and those that the fixes wrote are new.
    package func following(_ fixes: [FileChange]) -> ChangedLines {
        guard !fixes.isEmpty else { return self }
        var files = files
        var paths = CanonicalPaths()
        for fix in fixes {
            let path = paths.file(fix.path)
            files[path] = (files[path] ?? LineChanges()).carried(from: fix.before, to: fix.after)
        }
        return ChangedLines(files: files)
    }

    /// Leaves only the findings that touch a changed line: with what they point at, the statement around it, or a note.
    package func restrict(_ result: inout LintResult) {
        var search = TouchSearch(changes: self, sources: result.sources)
        result.findings.removeAll { !search.touches($0) }
        result.suppressed.removeAll { !search.touches($0) }
        result.countFindings()
    }
}

private struct TouchSearch {
    let changes: ChangedLines
    let sources: [String: SourceText]
    private var paths = CanonicalPaths()
    private var lexers: [String: SourceLexer] = [:]

    init(changes: ChangedLines, sources: [String: SourceText]) {
        self.changes = changes
        self.sources = sources
    }

    mutating func touches(_ finding: Finding) -> Bool {
        if touches(finding.location, withStatement: true) { return true }
        return finding.notes.contains { touches($0.location, withStatement: false) }
    }

    private mutating func touches(_ location: Location, withStatement: Bool) -> Bool {
        guard let change = changes.files[paths.file(location.path)], let source = sources[location.path] else { return false }
        let first = TouchSearch.line(of: location.start, in: source)
        let last = TouchSearch.line(of: max(location.start, location.end - 1), in: source)
        if change.touches(first...last) { return true }
        // Prose is no Swift.
        guard withStatement, !MarkdownDocument.isMarkdown(location.path) else { return false }
        return change.touches(statement(first...last, location.path, source))
    }

    /// The lines of the statements that these lines, 1-based, belong to.
    private mutating func statement(_ lines: ClosedRange<Int>, _ path: String, _ source: SourceText) -> ClosedRange<Int> {
        let lexer = lexers[path] ?? SourceLexer(source)
        lexers[path] = lexer
        let starts = lexer.lines.statements
        guard lines.upperBound <= starts.count else { return lines }
        let first = starts[lines.lowerBound - 1]
        var last = lines.upperBound - 1
        let lastStatement = starts[last]
        while last + 1 < starts.count, starts[last + 1] == lastStatement { last += 1 }
        return min(first + 1, lines.lowerBound)...(last + 1)
    }

    private static func line(of offset: Int, in source: SourceText) -> Int {
        1 + source.bytes[..<min(offset, source.bytes.count)].count { $0 == UInt8(ascii: "\n") }
    }
}
