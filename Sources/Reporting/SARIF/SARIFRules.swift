import InteropRules
import Linting

/// The rules' descriptions in a SARIF log, and their indices there.
struct SARIFRules {
    let descriptors: [JSONValue]
    private let indices: [String: Int]

    init(_ rules: [Rule]) {
        descriptors = rules.map(SARIFRules.descriptor) + DirectiveRule.all.map(SARIFRules.descriptor)
        let ids = rules.map(\.id) + DirectiveRule.all.map(\.id)
        indices = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func index(of id: String) -> Int? {
        indices[id]
    }

    private static func descriptor(_ rule: Rule) -> JSONValue {
        .object([
            ("id", .string(rule.id)),
            ("name", .string(camelCased(rule.id))),
            ("shortDescription", SARIFReporter.text(rule.summary)),
            ("fullDescription", SARIFReporter.text(rule.summary)),
            ("help", .object([("text", .string(rule.summary)), ("markdown", .string(rule.page))])),
            ("defaultConfiguration", configuration(SARIFReporter.level(rule.severity), isEnabled: rule.isEnabledByDefault)),
            ("properties", .object([("tags", .array([.string("swiftui"), .string("uikit"), .string(rule.group.rawValue)]))])),
        ])
    }

    private static func descriptor(_ rule: DirectiveRule) -> JSONValue {
        .object([
            ("id", .string(rule.id)),
            ("name", .string(camelCased(rule.id))),
            ("shortDescription", SARIFReporter.text(rule.summary)),
            ("defaultConfiguration", configuration(SARIFReporter.level(rule.severity), isEnabled: true)),
        ])
    }

    private static func configuration(_ level: String, isEnabled: Bool) -> JSONValue {
        .object([("level", .string(level)), ("enabled", .boolean(isEnabled))])
    }

    private static func camelCased(_ id: String) -> String {
        id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
