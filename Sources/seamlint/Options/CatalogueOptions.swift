import Linting

/// The options of `rules`.
struct CatalogueOptions {
    enum Format: String, CaseIterable {
        case text, json, markdown, schema
    }

    static let options: [Option] = [
        Option(name: "--format", takesValue: true), Option(name: "--only", takesValue: true),
        Option(name: "--enable", takesValue: true), Option(name: "--disable", takesValue: true),
        Option(name: "--config", takesValue: true), Option(name: "--no-config"), .help,
    ]

    private(set) var format = Format.text
    private(set) var selection = RuleSelection()
    private(set) var configuration = ConfigurationOption()

    init(_ tokens: OptionTokens) throws(UsageError) {
        guard tokens.operands.isEmpty else {
            throw UsageError("rules takes no file; for one rule's page write seamlint explain RULE")
        }
        for (name, value) in tokens.options {
            switch name {
            case "--format":
                guard let format = Format(rawValue: value) else {
                    throw .unknown("format", value, among: Format.allCases.map(\.rawValue), help: "take text, json, markdown or schema")
                }
                self.format = format
            case "--config", "--no-config": try configuration.add(name, value)
            default: selection.add(name, value)
            }
        }
    }
}
