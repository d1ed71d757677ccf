import Findings
import InteropRules
import Linting
import Reporting

/// The pages of the rules whose findings are at a place.
struct Hovers {
    let places: Places
    let capabilities: ClientCapabilities
    let rules: [Rule]

    /// `null` where no finding is.
    func hover(_ position: TextPosition, in found: DocumentAnalysis) -> JSONValue {
        let offset = places.bytes(TextRange(start: position, end: position), in: found).start
        let here = found.findings.filter { $0.location.start <= offset && offset <= $0.location.end }
        var seen: Set<String> = []
        let pages = here.map(\.rule).filter { seen.insert($0).inserted }.compactMap(page)
        // The innermost: what the person points at.
        let inner = here.min { $0.location.end - $0.location.start < $1.location.end - $1.location.start }
        guard !pages.isEmpty, let inner, let range = places.range(inner.location, in: found) else { return .null }
        let contents = JSONValue.object([
            ("kind", .string(capabilities.takesMarkdown ? "markdown" : "plaintext")),
            ("value", .string(pages.joined(separator: "\n\n---\n\n"))),
        ])
        return .object([("contents", contents), ("range", range.json)])
    }

    private func page(_ id: String) -> String? {
        if let rule = rules.first(where: { $0.id == id }) { return rule.page }
        return DirectiveRule.all.first { $0.id == id }.map { "# \($0.id)\n\n\($0.summary)" }
    }
}
