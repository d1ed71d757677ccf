/// Which findings are known.
///
/// An entry and a finding belong together where rule, file and line are the same; equal lines are told apart by the
/// function around them, by their neighbours, and by their order. Entries of a file that is gone belong to the file that
/// has the most of the same lines in the same functions: it was renamed. A copy finds its entries taken.
struct BaselineMatch {
    /// For each finding whether it is known.
    private(set) var isKnown: [Bool]
    /// For each entry whether it has found its finding.
    private(set) var isFound: [Bool]

    private let findings: [BaselineEntry]
    private let entries: [BaselineEntry]

    /// - Parameters:
    ///   - findings: as the baseline would describe them.
    ///   - isGone: whether there is no file of this path any more.
    init(findings: [BaselineEntry], entries: [BaselineEntry], isGone: (String) -> Bool) {
        self.findings = findings
        self.entries = entries
        isKnown = findings.map { _ in false }
        isFound = entries.map { _ in false }
        matchInPlace()
        matchRenamed(isGone)
    }

    private struct Line: Hashable {
        let path: String
        let rule: String
        let text: String

        init(_ entry: BaselineEntry) {
            (path, rule, text) = (entry.path, entry.rule, entry.text)
        }
    }

    private mutating func matchInPlace() {
        let byLine = Dictionary(grouping: findings.indices) { Line(findings[$0]) }
        let known = Dictionary(grouping: entries.indices) { Line(entries[$0]) }
        for (line, candidates) in known {
            guard let here = byLine[line] else { continue }
            pair(candidates, here) { $0.scope == $1.scope && $0.near == $1.near }
            pair(candidates, here) { $0.scope == $1.scope }
            pair(candidates, here) { $0.near == $1.near }
            pair(candidates, here) { _, _ in true }
        }
    }

    /// Gives each finding that has none the first entry that is left and belongs to it; how many were given.
    @discardableResult
    private mutating func pair(_ candidates: [Int], _ here: [Int], _ belong: (BaselineEntry, BaselineEntry) -> Bool) -> Int {
        var count = 0
        for finding in here where !isKnown[finding] {
            guard let entry = candidates.first(where: { !isFound[$0] && belong(entries[$0], findings[finding]) }) else { continue }
            isKnown[finding] = true
            isFound[entry] = true
            count += 1
        }
        return count
    }

    private struct Content: Hashable {
        let rule: String
        let text: String
        let function: Substring

        init(_ entry: BaselineEntry) {
            (rule, text, function) = (entry.rule, entry.text, entry.function)
        }
    }

    private mutating func matchRenamed(_ isGone: (String) -> Bool) {
        let left = Dictionary(grouping: entries.indices.filter { !isFound[$0] }) { entries[$0].path }
        let gone = left.filter { isGone($0.key) }
        guard !gone.isEmpty else { return }
        let new = Dictionary(grouping: findings.indices.filter { !isKnown[$0] }) { findings[$0].path }
        let oldPaths = Set(entries.map(\.path))
        var pairs: [(old: String, new: String, common: Int, isNewFile: Bool, hasSameName: Bool)] = []
        for (old, oldEntries) in gone {
            let contents = BaselineMatch.counts(oldEntries.map { Content(entries[$0]) })
            for (path, here) in new {
                let common = BaselineMatch.counts(here.map { Content(findings[$0]) }).reduce(0) {
                    $0 + min($1.value, contents[$1.key] ?? 0)
                }
                guard common > 0 else { continue }
                pairs.append((old, path, common, !oldPaths.contains(path), BaselineMatch.name(old) == BaselineMatch.name(path)))
            }
        }
        // The likeliest first; the paths make the order the same in every run.
        pairs.sort { left, right in
            if left.isNewFile != right.isNewFile { return left.isNewFile }
            if left.common != right.common { return left.common > right.common }
            if left.hasSameName != right.hasSameName { return left.hasSameName }
            return (left.old, left.new) < (right.old, right.new)
        }
        for (old, path, _, _, _) in pairs {
            pair(gone[old] ?? [], new[path] ?? []) { Content($0) == Content($1) && $0.near == $1.near }
            pair(gone[old] ?? [], new[path] ?? []) { Content($0) == Content($1) }
        }
    }

    private static func counts(_ contents: [Content]) -> [Content: Int] {
        Dictionary(contents.map { ($0, 1) }, uniquingKeysWith: +)
    }

    private static func name(_ path: String) -> Substring {
        path.split(separator: "/").last ?? ""
    }
}
