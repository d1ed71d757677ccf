import Findings
import Linting
import Reporting
import SwiftTree

/// What can be done about findings.
struct CodeActions {
    let places: Places
    let capabilities: ClientCapabilities
    /// Whether the client still has what was linted of a file, by its path.
    let isCurrent: (String) -> Bool

    static let quickFix = "quickfix"
    static let fixAll = "source.fixAll.seamlint"

    /// The actions for a range of a document.
    ///
    /// - Parameter only: the kinds that are wanted; nil for all. A kind stands for those below it, too.
    func actions(_ range: TextRange, in found: DocumentAnalysis, only: [String]?) -> [JSONValue] {
        var actions: [JSONValue] = []
        if CodeActions.isWanted(CodeActions.quickFix, only) {
            let bytes = places.bytes(range, in: found)
            let touched = found.findings.filter { $0.location.start <= bytes.end && bytes.start <= $0.location.end }
            actions += touched.compactMap { fix($0, in: found) } + suppressions(touched, in: found)
        }
        if CodeActions.isWanted(CodeActions.fixAll, only), let all = fixAll(in: found) { actions.append(all) }
        return actions
    }

    private static func isWanted(_ kind: String, _ only: [String]?) -> Bool {
        guard let only else { return true }
        return only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
    }

    private func fix(_ finding: Finding, in found: DocumentAnalysis) -> JSONValue? {
        guard let fix = finding.fix else { return nil }
        let title = CodeActions.capitalized(fix.title) + (fix.isSafe ? "" : " (unsafe)")
        return action(title, CodeActions.quickFix, fix.edits, for: [finding], isPreferred: fix.isSafe, in: found)
    }

    /// One for each rule and place.
    private func suppressions(_ findings: [Finding], in found: DocumentAnalysis) -> [JSONValue] {
        guard let source = found.sources[found.path] else { return [] }
        let insertion = SuppressionInsertion(source)
        let wanted = findings.compactMap { finding in insertion.edit(for: finding).map { (finding, edit: $0) } }
        var seen: Set<Edit> = []
        return wanted.compactMap { finding, edit in
            guard seen.insert(edit).inserted else { return nil }
            let same = wanted.filter { $0.edit == edit }.map(\.0)
            return action("Disable \(finding.rule) for this line", CodeActions.quickFix, [edit], for: same, in: found)
        }
    }

    /// The safe fixes that change this document alone and go together; the others wait until these are applied.
    private func fixAll(in found: DocumentAnalysis) -> JSONValue? {
        var pass = PassEdits()
        var fixed: [Finding] = []
        for finding in found.findings {
            guard let fix = finding.fix, fix.isSafe, fix.edits.allSatisfy({ $0.location.path == found.path }), pass.add(fix) else {
                continue
            }
            fixed.append(finding)
        }
        guard let edits = pass.edits[found.path] else { return nil }
        return action("Apply all safe fixes of seamlint", CodeActions.fixAll, edits, for: fixed, in: found)
    }

    private func action(
        _ title: String, _ kind: String, _ edits: [Edit], for findings: [Finding], isPreferred: Bool? = nil, in found: DocumentAnalysis
    ) -> JSONValue? {
        guard edits.allSatisfy({ isCurrent($0.location.path) }),
            let edit = WorkspaceEdits(places, capabilities).json(edits, in: found)
        else { return nil }
        let diagnostics = Diagnostics(places: places, capabilities: capabilities)
        var members: [(String, JSONValue)] = [
            ("title", .string(title)), ("kind", .string(kind)),
            ("diagnostics", .array(findings.compactMap { diagnostics.diagnostic($0, in: found) })),
        ]
        if isPreferred == true { members.append(("isPreferred", .boolean(true))) }
        return .object(members + [("edit", edit)])
    }

    private static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
