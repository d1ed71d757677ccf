import Findings

/// What the passes of a run have tried, so that it ends.
struct FixLedger {
    /// A fix without its offsets, which change from pass to pass.
    private struct Key: Hashable {
        let path: String
        let rule: String
        let title: String
        let replacements: [String]

        init(_ finding: Finding, _ fix: Fix) {
            path = finding.location.path
            rule = finding.rule
            title = fix.title
            replacements = fix.edits.map(\.replacement)
        }
    }

    /// How often each may still be applied: as many times as it was offered when it was first seen.
    private var budgets: [Key: Int] = [:]
    private var frozen: Set<String> = []

    mutating func note(_ candidates: [(finding: Finding, fix: Fix)]) {
        var offered: [Key: Int] = [:]
        for (finding, fix) in candidates { offered[Key(finding, fix), default: 0] += 1 }
        budgets.merge(offered) { known, _ in known }
    }

    mutating func spend(_ finding: Finding, _ fix: Fix) {
        budgets[Key(finding, fix), default: 0] -= 1
    }

    /// It has been applied, and the finding is there again.
    func isSpent(_ finding: Finding, _ fix: Fix) -> Bool {
        budgets[Key(finding, fix), default: 0] <= 0
    }

    /// No fix touches the file any more.
    mutating func freeze(_ path: String) {
        frozen.insert(path)
    }

    func isFrozen(_ fix: Fix) -> Bool {
        fix.edits.contains { frozen.contains($0.location.path) }
    }
}
