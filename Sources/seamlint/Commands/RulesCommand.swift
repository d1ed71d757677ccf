import InteropRules
import Linting
import Reporting

/// `seamlint rules`.
struct RulesCommand {
    let options: CatalogueOptions
    let catalogue: [Rule]

    func run() throws -> ExitStatus {
        let chosen: Set<String>
        do throws(RuleSelection.UnknownName) {
            chosen = Set(try options.selection.choose(from: catalogue).rules.map(\.id))
        } catch {
            throw UsageError.unknownRule(error)
        }
        switch options.format {
        case .text: try StandardOutput.write(CatalogueReporter.text(catalogue, enabled: chosen))
        case .json: try StandardOutput.write(CatalogueReporter.json(catalogue, enabled: chosen))
        case .markdown: try StandardOutput.write(CatalogueReporter.markdown(catalogue, enabled: chosen))
        }
        return .success
    }
}
