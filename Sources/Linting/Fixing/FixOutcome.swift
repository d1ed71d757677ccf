import Findings
import SwiftTree

/// A file that fixes change.
package struct FileChange: Sendable {
    package let path: String
    /// As it was read, without a byte order mark.
    package let before: [UInt8]
    package fileprivate(set) var after: [UInt8]
}

/// What fixes make of the files, with nothing written yet.
package struct FixOutcome: Sendable {
    /// What the last pass found: the findings that are left, in the changed texts.
    package var result: LintResult
    /// Sorted by path.
    package private(set) var changes: [FileChange] = []
    /// The findings whose fixes were applied.
    package var fixedCount = 0
    /// The findings left that an unsafe fix could remove, where none was asked for.
    package var unsafeCount = 0
    /// What could not be fixed, and why.
    package private(set) var errors: [InputError] = []
    /// Files that one fix changes together.
    private(set) var bonds: [Set<String>] = []
    /// How many findings the changes of each file removed. A fix counts for the file of its finding.
    package private(set) var fixedCounts: [String: Int] = [:]

    init(result: LintResult) {
        self.result = result
    }

    /// The newest text of a changed file.
    func text(_ path: String) -> [UInt8]? {
        changes.first { $0.path == path }?.after
    }

    mutating func change(_ path: String, from before: [UInt8], to after: [UInt8]) {
        if let index = changes.firstIndex(where: { $0.path == path }) {
            changes[index].after = after
        } else {
            changes.append(FileChange(path: path, before: before, after: after))
            changes.sort { PathOrder.precedes($0.path, $1.path) }
        }
    }

    mutating func count(_ fixes: [(finding: Finding, fix: Fix)]) {
        fixedCount += fixes.count
        for (finding, fix) in fixes {
            fixedCounts[finding.location.path, default: 0] += 1
            bind(Set(fix.edits.map(\.location.path) + [finding.location.path]))
        }
    }

    mutating func add(_ error: InputError) {
        if !errors.contains(error) { errors.append(error) }
    }

    /// Takes back what could not be written.
    mutating func drop(_ paths: Set<String>, because failures: [InputError]) {
        changes.removeAll { paths.contains($0.path) }
        for path in paths { fixedCount -= fixedCounts.removeValue(forKey: path) ?? 0 }
        failures.forEach { add($0) }
    }

    /// Groups that share a file become one.
    private mutating func bind(_ paths: Set<String>) {
        guard paths.count > 1 else { return }
        let (shared, others) = (bonds.filter { !$0.isDisjoint(with: paths) }, bonds.filter { $0.isDisjoint(with: paths) })
        bonds = others + [shared.reduce(paths) { $0.union($1) }]
    }
}
