import Findings
import InteropModel
import Testing

@testable import InteropRules
@testable import Linting

@Suite("A configuration")
struct ConfigurationTests {
    static let catalogue = [
        letterRule("a_rule", "a"), letterRule("b_rule", "b", severity: .error),
        Rule(
            id: "c_rule", group: .hosting, severity: .info, summary: "", isEnabledByDefault: false,
            options: [
                RuleOption(name: "ignore", kind: .names, summary: ""), RuleOption(name: "strict", kind: .flag, summary: ""),
            ]
        ) { _ in },
    ]

    private func read(_ text: String) throws -> Configuration {
        try ConfigurationReader.read(Array(text.utf8), path: "seamlint.json", base: "/p/", catalogue: ConfigurationTests.catalogue)
    }

    @Test func holdsEveryKey() throws {
        let configuration = try read(
            """
            {
              "$schema": "x.json",
              "rules": {
                "lifecycle": "error", "a_rule": "off", "unused_suppression": "info",
                "c_rule": { "severity": "warning", "ignore": ["x*", "y"], "strict": true },
              },
              "exclude": ["Generated"], "include": ["App", "Kit/**"],
              "deployment_target": { "iOS": "16.4.1", "macOS": "13" },
              "default_isolation": "MainActor", "fail_on": "never", "baseline": "known.json",
            }
            """)
        #expect(configuration.rules["lifecycle"]?.level == .on(.error))
        #expect(configuration.rules["a_rule"]?.level == .off)
        #expect(configuration.rules["c_rule"]?.level == .on(.warning))
        #expect(configuration.rules["c_rule"]?.options.names["ignore"] == ["x*", "y"])
        #expect(configuration.rules["c_rule"]?.options.flags["strict"] == true)
        #expect((configuration.exclude.count, configuration.include.count) == (1, 2))
        #expect(configuration.targets.iOS == SystemVersion(major: 16, minor: 4))
        #expect(configuration.targets.macOS == SystemVersion(major: 13))
        #expect(configuration.isMainActorByDefault == true)
        #expect(configuration.failOn == .never)
        #expect(configuration.baseline == "known.json", "beside the file, wherever its patterns count from")
        #expect(try read("{}").moduleSettings == nil)
    }

    @Test(
        "a mistake is named where it stands",
        arguments: [
            ("[]", "1:1: a configuration is an object"), ("{\n \"rule\": {}\n}", "2:2: unknown key rule; did you mean rules?"),
            ("{\"zzzzzzzzz\": 1}", "1:2: unknown key zzzzzzzzz; there are $schema, rules,"),
            ("{\"$schema\": \"é\", \"exclud\": []}", "1:19: unknown key exclud; did you mean exclude?"),
            ("{\"$schema\": 1}", "1:13: $schema takes"), ("{\"rules\": []}", "1:11: rules takes an object"),
            ("{\"rules\": {\"a_rul\": \"off\"}}", "1:12: unknown rule or group a_rul; did you mean a_rule?"),
            ("{\"rules\": {\"a_rule\": \"warn\"}}", "1:22: a_rule takes off, info, warning or error, not \"warn\""),
            ("{\"rules\": {\"a_rule\": true}}", "not true"), ("{\"rules\": {\"a_rule\": {\"severity\": 1}}}", "1:35: severity takes"),
            ("{\"rules\": {\"a_rule\": {\"strict\": true}}}", "1:23: unknown option of a_rule: strict; there are severity"),
            ("{\"rules\": {\"c_rule\": {\"strickt\": true}}}", "1:23: unknown option of c_rule: strickt; did you mean strict?"),
            ("{\"rules\": {\"c_rule\": {\"strict\": \"yes\"}}}", "1:33: strict takes true or false, not \"yes\""),
            ("{\"rules\": {\"c_rule\": {\"ignore\": \"x\"}}}", "1:33: ignore takes a list of names"),
            ("{\"rules\": {\"c_rule\": {\"ignore\": [\"x\", 1]}}}", "1:39: ignore takes a list of names, not 1"),
            ("{\"rules\": {\"c_rule\": {\"ignore\": [\"\"]}}}", "1:34: a name is empty"),
            ("{\"rules\": {\"lifecycle\": {\"ignore\": []}}}", "1:26: unknown option of lifecycle: ignore"),
            ("{\"rules\": {\"a_rule\": \"off\", \"a_rule\": \"off\"}}", "1:29: the key a_rule stands here twice"),
            ("{\"exclude\": \"a\"}", "1:13: exclude takes a list of patterns"),
            ("{\"include\": [\"a[\"]}", "1:14: the pattern has a bracket"),
            ("{\"include\": [\"\"]}", "1:14: the pattern names nothing"), ("{\"exclude\": [\"!a\"]}", "1:14: a pattern cannot be negated"),
            ("{\"exclude\": [\"{a\"]}", "1:14: the pattern has a brace"),
            ("{\"deployment_target\": \"16\"}", "1:23: deployment_target takes an object"),
            ("{\"deployment_target\": {\"IOS\": \"16\"}}", "1:24: unknown platform IOS; did you mean iOS?"),
            ("{\"deployment_target\": {\"iOS\": \"v16\"}}", "1:31: a version is written in quotes: \"16.0\", not \"v16\""),
            ("{\"default_isolation\": \"MainActr\"}", "did you mean \"MainActor\"?"),
            ("{\"fail_on\": \"warnings\"}", "did you mean \"warning\"?"),
            ("{\"baseline\": null}", "1:14: baseline takes the name of a file, not null"),
            ("{\"rules\": {\"a_rule\" }}", "1:21: expected a colon"),
        ])
    func refuses(_ text: String, _ expected: String) throws {
        let errors = try #require(throws: ConfigurationErrors.self) { try read(text) }
        let messages = errors.all.map { "\($0.line ?? 0):\($0.column ?? 0): \($0.message)" }
        #expect(messages.contains { $0.contains(expected) }, "\(messages)")
        #expect(messages.count == 1, "\(messages)")
    }

    @Test func namesAllMistakesInOrder() throws {
        let errors = try #require(throws: ConfigurationErrors.self) { try read("{\"fail_on\": 1,\n\"exclude\": [2],\n\"x\": 3}") }
        #expect(errors.all.map(\.line) == [1, 2, 3])
    }
}

@Suite("Rules under a configuration")
struct RuleChoiceTests {
    private func levels(_ text: String, only: [String] = [], enable: [String] = [], disable: [String] = []) throws -> [String: Severity] {
        var selection = RuleSelection()
        (selection.only, selection.enable, selection.disable) = (only, enable, disable)
        let catalogue = ConfigurationTests.catalogue
        let configuration = try ConfigurationReader.read(Array(text.utf8), path: "", base: "/", catalogue: catalogue)
        let active = try selection.resolved(in: catalogue).active(under: configuration)
        return Dictionary(
            uniqueKeysWithValues: catalogue.compactMap { rule in active.severity(of: rule.id, own: rule.severity).map { (rule.id, $0) } })
    }

    @Test func aRuleOutweighsItsGroupAndThatAll() throws {
        #expect(try levels("{}") == ["a_rule": .warning, "b_rule": .error])
        #expect(try levels("{\"rules\": {\"a_rule\": \"error\", \"lifecycle\": \"off\"}}") == ["a_rule": .error])
        #expect(
            try levels("{\"rules\": {\"all\": \"info\", \"lifecycle\": \"error\", \"b_rule\": \"off\"}}") == [
                "a_rule": .error, "c_rule": .info,
            ])
        #expect(try levels("{\"rules\": {\"c_rule\": {\"strict\": true}, \"hosting\": \"warning\"}}")["c_rule"] == .warning)
        #expect(try levels("{\"rules\": {\"c_rule\": {\"strict\": true}}}")["c_rule"] == nil)
    }

    @Test func optionsOutweighTheFile() throws {
        let text = "{\"rules\": {\"a_rule\": \"off\", \"b_rule\": \"info\"}}"
        #expect(try levels(text, only: ["a_rule"]) == ["a_rule": .warning])
        #expect(try levels(text, enable: ["lifecycle"]) == ["a_rule": .warning, "b_rule": .info])
        #expect(try levels(text, disable: ["all"]) == [:])
        #expect(try levels(text, only: ["lifecycle"], disable: ["a_rule"]) == ["b_rule": .info])
    }

    @Test func aSeverityMovesOrdinaryFindings() {
        func weighed(_ severity: Severity, as level: Severity, own: Severity) -> Severity? {
            var active = ActiveRules()
            active.insert("r", severity: level)
            let finding = Finding(rule: "r", severity: severity, message: "", location: Location(path: "", start: 0, end: 0))
            return active.weighed(finding, own: own)?.severity
        }
        #expect(weighed(.warning, as: .error, own: .warning) == .error)
        #expect(weighed(.warning, as: .info, own: .warning) == .info)
        #expect(weighed(.info, as: .warning, own: .info) == .warning)
        // What the rule itself is less sure of stays where it is.
        #expect(weighed(.info, as: .error, own: .warning) == .info)
        #expect(weighed(.warning, as: .info, own: .error) == .info)
    }
}
