import Findings
import InteropModel
import SwiftTree

extension Linter {
    /// Runs the rules over each block of the documents and adds what they find. Fixes are left out: what they would write
    /// knows nothing of the marks of quotes and lists.
    func lint(
        _ documents: [MarkdownDocument], _ projectSettings: ProjectSettings, _ settings: FileSettings, into result: inout LintResult
    ) {
        let blocks = documents.flatMap(\.blocks)
        let raw = Workers.map(blocks, threads: threads, state: {}) { [rules = result.rules] _, block -> [Finding] in
            guard let syntax = block.syntax else { return [] }
            let project = Project(files: [syntax], settings: projectSettings)
            let findings = rules.flatMap { $0.findings(in: project, options: settings.options(of: $0)) }
            return Linter.readable(findings, in: project).compactMap(settings.weighed).map(\.withoutFix)
        }
        for (block, findings) in zip(blocks, raw) {
            suppress(findings, in: [block], settings, &result)
            result.scopes.merge(Linter.scopes(of: findings, in: block.syntax.map { [$0] } ?? [])) { first, _ in first }
        }
        result.statistics.parsedFileCount += documents.count { $0.blocks.contains { $0.syntax != nil } }
        result.files += documents.map(\.path)
        let shown = Set((result.findings + result.suppressed).map(\.location.path))
        for document in documents where shown.contains(document.path) { result.sources[document.path] = document.source }
    }
}

extension Finding {
    fileprivate var withoutFix: Finding {
        Finding(rule: rule, severity: severity, message: message, location: location, notes: notes)
    }
}
