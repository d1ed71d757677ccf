import InteropRules
import Linting

/// The JSON Schema of `seamlint.json`, made of the catalogue: `Schemas/seamlint.schema.json`.
///
/// In the draft that editors know best, with Visual Studio Code's words for comments and trailing commas.
package enum ConfigurationSchema {
    package static func text(_ catalogue: [Rule]) -> String {
        JSONValue.object([
            ("$schema", .string("http://json-schema.org/draft-07/schema#")),
            ("title", .string("The configuration of seamlint")),
            ("allowComments", .boolean(true)),
            ("allowTrailingCommas", .boolean(true)),
            ("type", .string("object")),
            ("additionalProperties", .boolean(false)),
            ("properties", .object(properties(catalogue))),
            (
                "definitions",
                .object([
                    ("level", choice(ConfigurationNames.levels, "How much the findings weigh; off: the rule does not run.")),
                    ("patterns", list(of: pattern)),
                ])
            ),
        ]).text(isIndented: true)
    }

    private static func properties(_ catalogue: [Rule]) -> [(String, JSONValue)] {
        let version = JSONValue.object([("type", .string("string")), ("pattern", .string("^[0-9]{1,3}(\\.[0-9]{1,3}){0,2}$"))])
        return [
            ("$schema", .object([("type", .string("string"))])),
            ("rules", object(rules(catalogue), "Which rules run, and how much they weigh. A rule's own entry counts before its group's.")),
            ("exclude", reference("patterns", "What is left out, below this folder: patterns as in .gitignore, and {a,b}.")),
            ("include", reference("patterns", "If given, only what matches one of these or lies below what does.")),
            (
                "deployment_target",
                object(
                    ConfigurationNames.platforms.map { ($0, version) }, "The oldest systems the app runs on; counts before the build files."
                )
            ),
            ("default_isolation", choice(ConfigurationNames.isolations, "The modules' default isolation; counts before the build files.")),
            ("fail_on", choice(FailureThreshold.names, "Which severity makes the exit status 1; default: warning.")),
            (
                "baseline",
                .object([
                    ("type", .string("string")), ("minLength", .integer(1)),
                    ("description", .string("The file of known findings, from this folder.")),
                ])
            ),
        ]
    }

    private static func rules(_ catalogue: [Rule]) -> [(String, JSONValue)] {
        let groups = RuleGroup.allCases.map { ($0.rawValue, entry("Every rule of the group.", [])) }
        let directives = DirectiveRule.all.map { ($0.id, entry($0.summary, [])) }
        return [(ConfigurationNames.everyRule, entry("Every rule.", []))] + groups
            + catalogue.map { rule in
                (rule.id, entry("\(rule.summary) (default: \(rule.isEnabledByDefault ? rule.severity.rawValue : "off"))", rule.options))
            } + directives
    }

    /// A level alone, or with options.
    private static func entry(_ description: String, _ options: [RuleOption]) -> JSONValue {
        let level = JSONValue.object([("$ref", .string("#/definitions/level"))])
        let properties = [("severity", level)] + options.map { ($0.name, value(of: $0)) }
        return .object([
            ("description", .string(description)),
            ("anyOf", .array([level, object(properties, nil)])),
        ])
    }

    private static func value(of option: RuleOption) -> JSONValue {
        let description = ("description", JSONValue.string(option.summary))
        switch option.kind {
        case .flag: return .object([("type", .string("boolean")), description])
        case .names: return .object([("type", .string("array")), ("items", pattern), description])
        }
    }

    private static let pattern = JSONValue.object([("type", .string("string")), ("minLength", .integer(1))])

    private static func list(of items: JSONValue) -> JSONValue {
        .object([("type", .string("array")), ("items", items)])
    }

    private static func object(_ properties: [(String, JSONValue)], _ description: String?) -> JSONValue {
        let entries: [(String, JSONValue)] = [
            ("type", .string("object")), ("additionalProperties", .boolean(false)), ("properties", .object(properties)),
        ]
        return .object((description.map { [("description", .string($0))] } ?? []) + entries)
    }

    private static func choice(_ names: [String], _ description: String) -> JSONValue {
        .object([("description", .string(description)), ("enum", .array(names.map(JSONValue.string)))])
    }

    /// Beside a reference the old drafts read nothing, so that it stands in a list of its own.
    private static func reference(_ name: String, _ description: String) -> JSONValue {
        .object([
            ("description", .string(description)),
            ("allOf", .array([.object([("$ref", .string("#/definitions/\(name)"))])])),
        ])
    }
}
