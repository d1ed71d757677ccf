import Findings
import InteropModel
import InteropRules

/// What holds for each linted file.
struct FileSettings: Sendable {
    private let rules: [String: Rule]
    private let configurations: [String: Configuration]
    private let active: [ObjectIdentifier: ActiveRules]
    private let elsewhere: ActiveRules

    /// - Parameters:
    ///   - rules: those that may run.
    ///   - choose: the rules that run under a configuration.
    init(_ files: [SourceFile], rules: [Rule], choose: (Configuration?) -> ActiveRules) {
        var configurations: [String: Configuration] = [:]
        var active: [ObjectIdentifier: ActiveRules] = [:]
        for file in files {
            guard let configuration = file.configuration else { continue }
            configurations[file.path] = configuration
            if active[ObjectIdentifier(configuration)] == nil { active[ObjectIdentifier(configuration)] = choose(configuration) }
        }
        self.configurations = configurations
        self.active = active
        self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        elsewhere = choose(nil)
        hasFilesElsewhere = files.contains { $0.configuration == nil } || files.isEmpty
    }

    private let hasFilesElsewhere: Bool

    func active(in path: String) -> ActiveRules {
        configurations[path].flatMap { active[ObjectIdentifier($0)] } ?? elsewhere
    }

    /// The rules that run in any file.
    var activeIDs: Set<String> {
        active.values.reduce(hasFilesElsewhere ? elsewhere.ids : []) { $0.union($1.ids) }
    }

    /// The finding as it weighs in its file; nil where its rule does not run there.
    func weighed(_ finding: Finding) -> Finding? {
        let own = rules[finding.rule]?.severity ?? finding.severity
        return active(in: finding.location.path).weighed(finding, own: own)
    }

    func options(of rule: Rule) -> RuleOptionsLookup {
        guard !rule.options.isEmpty, !configurations.isEmpty else { return { _ in RuleOptions() } }
        return { [configurations] path in configurations[path]?.rules[rule.id]?.options ?? RuleOptions() }
    }

    /// What the configurations say of modules, by file.
    var moduleSettings: [String: ModuleSettings] {
        configurations.compactMapValues(\.moduleSettings)
    }
}
