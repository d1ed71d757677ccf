import Findings
import InteropModel

/// The groups of the catalogue.
package enum RuleGroup: String, Sendable, CaseIterable {
    case lifecycle, coordinator, hosting, observation
}

/// One rule: its description and its check. The page `Pages/<id>.md` is its documentation and its test.
package struct Rule: Sendable {
    /// In snake case, as it stands in output, suppressions and options.
    package let id: String
    package let group: RuleGroup
    /// The severity of its ordinary findings.
    package let severity: Severity
    /// One line, for lists.
    package let summary: String
    package let isEnabledByDefault: Bool
    /// What a configuration can say of it.
    package let options: [RuleOption]
    /// Its page as Markdown, embedded from `Pages/<id>.md`.
    package var page: String { pageText.description }
    package let check: @Sendable (inout Pass) -> Void

    /// Made into a string only when it is shown.
    private let pageText: StaticString

    /// - Parameter page: `PageText.<id>`.
    package init(
        id: String, group: RuleGroup, severity: Severity, summary: String, isEnabledByDefault: Bool = true,
        options: [RuleOption] = [], page: StaticString = "", check: @escaping @Sendable (inout Pass) -> Void
    ) {
        self.id = id
        self.group = group
        self.severity = severity
        self.summary = summary
        self.isEnabledByDefault = isEnabledByDefault
        self.options = options
        pageText = page
        self.check = check
    }

    /// The rule's findings in `project`.
    ///
    /// - Parameter options: what is configured for each file.
    package func findings(in project: Project, options: @escaping RuleOptionsLookup = { _ in RuleOptions() }) -> [Finding] {
        var pass = Pass(project: project, rule: id, options: options)
        check(&pass)
        return pass.findings
    }
}
