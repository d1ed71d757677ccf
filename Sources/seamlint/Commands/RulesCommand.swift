import InteropRules
import Linting
import Reporting

/// `seamlint rules`.
struct RulesCommand {
    let options: CatalogueOptions
    let catalogue: [Rule]

    func run() throws -> ExitStatus {
        let text =
            switch options.format {
            case .text: CatalogueReporter.text(catalogue, try activeRules())
            case .json: CatalogueReporter.json(catalogue, try activeRules())
            case .markdown: CatalogueReporter.markdown(catalogue, try activeRules())
            case .schema: ConfigurationSchema.text(catalogue)
            }
        try StandardOutput.write(text)
        return .success
    }

    /// Those that would run on a file of the current folder.
    private func activeRules() throws -> ActiveRules {
        let configuration = try options.configuration.source(catalogue: catalogue).configuration(forFolder: "")
        do throws(RuleSelection.UnknownName) {
            return try options.selection.resolved(in: catalogue).active(under: configuration)
        } catch {
            throw UsageError.unknownRule(error)
        }
    }
}
