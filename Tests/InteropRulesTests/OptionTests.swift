import Findings
import InteropRules
import Testing

@testable import Linting

/// What the rules' options do.
@Suite("Options of rules")
struct OptionTests {
    /// The findings' severities and the text they point at, with these options.
    private func findings(_ id: String, _ options: String, in text: String) throws -> [String] {
        let rule = try #require(Catalogue.rule(id))
        let source = Array(text.utf8)
        var linter = Linter(rules: [rule], makeParser: SwiftFileParser.factory)
        let configuration = "{\"rules\": {\"\(id)\": {\(options)}}}"
        linter.configurations = .fixed(
            try ConfigurationReader.read(Array(configuration.utf8), path: "seamlint.json", base: "/", catalogue: [rule]))
        let result = linter.lint(Linter.Input(paths: [], text: (path: "A.swift", bytes: source)))
        return result.findings.map { finding in
            "\(finding.severity) \(String(decoding: source[finding.location.start..<finding.location.end], as: UTF8.self))"
        }
    }

    private static let slider = """
        import SwiftUI
        struct Slider: UIViewRepresentable {
            var preset: Float
            var presetColor: UIColor
            var range: Float
            func makeUIView(context: Context) -> UISlider {
                let slider = UISlider()
                slider.value = preset
                slider.tintColor = presetColor
                slider.maximumValue = range
                return slider
            }
            func updateUIView(_ slider: UISlider, context: Context) {}
        }
        """

    @Test func ignoresProperties() throws {
        func names(_ ignore: [String]) throws -> [String] {
            try findings("property_not_synced", "\"ignore\": \(ignore)", in: OptionTests.slider)
        }
        let (preset, color, range) = ("warning var preset: Float", "warning var presetColor: UIColor", "warning var range: Float")
        #expect(try names([]) == [preset, color, range])
        #expect(try names(["preset"]) == [color, range])
        #expect(try names(["preset*", "rang"]) == [range])
        #expect(try names(["*e*"]) == [])
    }

    @Test func requiresTheMark() throws {
        let text = """
            import SwiftUI
            struct Field: UIViewRepresentable {
                func makeCoordinator() -> Coordinator { Coordinator() }
                func makeUIView(context: Context) -> UITextField {
                    let field = UITextField()
                    field.delegate = context.coordinator
                    return field
                }
                func updateUIView(_ field: UITextField, context: Context) {}
                class Coordinator: NSObject, UITextFieldDelegate {
                    var count = 0
                    func textFieldDidEndEditing(_ field: UITextField) { count += 1 }
                }
            }
            """
        #expect(try findings("coordinator_not_main_actor", "", in: text) == ["info Coordinator"])
        #expect(try findings("coordinator_not_main_actor", "\"require_explicit\": false", in: text) == ["info Coordinator"])
        #expect(try findings("coordinator_not_main_actor", "\"require_explicit\": true", in: text) == ["warning Coordinator"])
    }

    @Test("each option stands on its rule's page, and no page names another")
    func areDocumented() {
        for rule in Catalogue.rules {
            let section = rule.page.split(separator: "\n## Options\n", maxSplits: 1).last ?? ""
            let named = Set(section.matches(of: /^- `([a-z_]+)`/.anchorsMatchLineEndings()).map { String($0.output.1) })
            #expect(named == Set(rule.options.map(\.name)), "\(rule.id)")
            if rule.options.isEmpty { #expect(section.contains("None."), "\(rule.id)") }
        }
    }
}
