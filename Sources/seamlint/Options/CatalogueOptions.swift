import Linting

/// The options of `rules`.
struct CatalogueOptions {
    enum Format: String, CaseIterable {
        case text, json, markdown
    }

    static let options: [Option] = [
        Option(name: "--format", takesValue: true), Option(name: "--only", takesValue: true),
        Option(name: "--enable", takesValue: true), Option(name: "--disable", takesValue: true), Option(name: "--no-config"), .help,
    ]

    private(set) var format = Format.text
    private(set) var selection = RuleSelection()

    init(_ tokens: OptionTokens) throws(UsageError) {
        guard tokens.operands.isEmpty else {
            throw UsageError("rules takes no file; for one rule's page write seamlint explain RULE")
        }
        for (name, value) in tokens.options {
            guard name == "--format" else {
                selection.add(name, value)
                continue
            }
            guard let format = Format(rawValue: value) else {
                throw .unknown("format", value, among: Format.allCases.map(\.rawValue), help: "take text, json or markdown")
            }
            self.format = format
        }
    }
}
