import Findings

/// What a baseline has to say about a run.
package struct BaselineOutcome: Sendable {
    /// As it was named.
    package let path: String
    /// Findings that are in the baseline and not shown.
    package let knownCount: Int
    /// Entries whose finding is gone from the code, with their lines, 1-based, in the order of the file.
    package let stale: [(entry: BaselineEntry, line: Int)]
}

extension Baseline {
    /// Takes the known findings out of a result and says which entries are stale.
    ///
    /// An entry is stale only if this run could have found it: its file was linted and its rule ran there, or the file was
    /// below a linted folder and is there no more, and its rule ran somewhere.
    ///
    /// - Parameters:
    ///   - path: where the baseline lies; its entries' paths start from there.
    ///   - input: what was linted.
    package func apply(to result: inout LintResult, path: String, input: Linter.Input) {
        let folder = Baseline.folder(of: path)
        var description = FindingDescription(folder: folder, result: result)
        let found = result.findings.map { description.entry(for: $0) }
        let coverage = BaselineCoverage(folder: folder, input: input, result: result)
        let match = BaselineMatch(findings: found, entries: entries, isGone: coverage.isGone)
        let known = zip(result.findings, match.isKnown).filter(\.1).count
        result.findings = zip(result.findings, match.isKnown).filter { !$0.1 }.map(\.0)
        result.countFindings()
        let stale = entries.indices.filter {
            !match.isFound[$0] && coverage.couldHaveFound(entries[$0])
        }
        result.baseline = BaselineOutcome(path: path, knownCount: known, stale: stale.map { (entries[$0], lines[$0]) })
    }

    /// A baseline of all findings of a run.
    ///
    /// - Parameters:
    ///   - minimum: what weighs less is not recorded: nobody has seen it.
    ///   - path: where the baseline will lie.
    package init(of result: LintResult, minimum: Severity, path: String) {
        var description = FindingDescription(folder: Baseline.folder(of: path), result: result)
        entries = result.findings.filter { $0.severity >= minimum }.map { description.entry(for: $0) }
        let lines = Dictionary(grouping: entries.indices) { entries[$0].withoutNear }
        for same in lines.values where same.count == 1 { entries[same[0]].near = "" }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

extension BaselineEntry {
    /// The same for all equal lines of one function.
    fileprivate var withoutNear: BaselineEntry {
        BaselineEntry(path: path, rule: rule, scope: scope, text: text, near: "", occurrence: 1)
    }
}

/// Which of a baseline's entries a run could have found.
private struct BaselineCoverage {
    private let folder: String
    private let spelled: SpelledPaths
    private let linted: Set<String>
    private let settings: FileSettings?
    private let changedTexts: Set<String>

    init(folder: String, input: Linter.Input, result: LintResult) {
        var canonical = CanonicalPaths()
        self.folder = canonical.folder(folder)
        spelled = SpelledPaths(input.paths, &canonical)
        settings = result.settings
        linted = Set(result.files).subtracting(result.errors.map(\.path))
        changedTexts = Set(input.changedTexts.keys)
    }

    func couldHaveFound(_ entry: BaselineEntry) -> Bool {
        guard let settings else { return false }
        let spellings = spelled.spellings(of: absolute(entry.path))
        if let path = spellings.first(where: linted.contains) { return settings.active(in: path).ids.contains(entry.rule) }
        return !spellings.isEmpty && isGone(entry.path) && settings.activeIDs.contains(entry.rule)
    }

    func isGone(_ path: String) -> Bool {
        let file = absolute(path)
        if spelled.spellings(of: file).contains(where: changedTexts.contains) { return false }
        return access(file, F_OK) != 0
    }

    private func absolute(_ path: String) -> String {
        AbsolutePath.joined(folder, path)
    }
}
