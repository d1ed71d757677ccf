import Findings

/// The checks of suppression comments themselves. They have no page: they are about seamlint, not about the app.
package struct DirectiveRule: Sendable {
    package let id: String
    package let severity: Severity
    package let summary: String
    package let isEnabledByDefault: Bool

    package static let unknown = DirectiveRule(
        id: "unknown_suppression", severity: .warning, summary: "A seamlint: comment names a rule or an action that does not exist.",
        isEnabledByDefault: true)
    package static let unused = DirectiveRule(
        id: "unused_suppression", severity: .warning, summary: "A seamlint:disable comment suppresses nothing.",
        isEnabledByDefault: false)

    package static let all = [unknown, unused]
}
