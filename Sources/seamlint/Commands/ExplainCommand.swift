import InteropRules
import Linting

/// `seamlint explain RULE`.
struct ExplainCommand {
    let rule: String
    let catalogue: [Rule]

    func run() throws -> ExitStatus {
        if let found = catalogue.first(where: { $0.id == rule }) {
            let page = found.page
            try StandardOutput.write(page.hasSuffix("\n") ? page : page + "\n")
        } else if let found = DirectiveRule.all.first(where: { $0.id == rule }) {
            try StandardOutput.write("# \(found.id)\n\n\(found.summary)\n")
        } else {
            let known = catalogue.map(\.id) + DirectiveRule.all.map(\.id)
            throw UsageError.unknown("rule", rule, among: known, help: "seamlint rules lists all")
        }
        return .success
    }
}
