import Findings
import InteropModel

extension Rule {
    static let missingClosureRefresh = Rule(
        id: "missing_closure_refresh", group: .coordinator, severity: .warning,
        summary: "the coordinator keeps copies of inputs that update never assigns again",
        page: PackageResources.missing_closure_refresh_md
    ) { pass in
        for (representable, paths) in pass.subjects {
            guard let site = pass.updateSite(representable, paths) else { continue }
            let kept = KeptInputs(table: pass.project.table, representable: representable, paths: paths).stale
            guard !kept.isEmpty else { continue }
            let isPositional = kept.contains { $0.isBinding } && usesPosition(representable, in: pass)
            let values = kept.filter { !$0.isBinding || isPositional }
            let named = values.isEmpty ? kept : values
            pass.report(
                values.isEmpty ? .info : .warning, at: site, message(named, pass.methodNames(of: representable, paths).update),
                notes: named.map { Note("`\($0.property.declaration.name)` is handed over here", at: pass.location($0.handedOver)) })
        }
    }

    /// A use passes a binding that points to a position, or one made of closures: it goes on writing there.
    private static func usesPosition(_ representable: Representable, in pass: Pass) -> Bool {
        pass.project.uses(of: representable).filter { !$0.isPreview }.contains { use in
            use.call.arguments.contains { isPositional($0.value) }
        }
    }

    private static func isPositional(_ binding: Expression) -> Bool {
        switch binding.kind {
        case .subscript(let base, _): isBindingExpression(base) || isPositional(base)
        case .member(let base, _, _): isPositional(base)
        // `Binding(get:set:)`, `.init(get:set:)`
        case .call(let call): call.arguments.contains { $0.label == "get" }
        default: false
        }
    }

    private static func isBindingExpression(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .identifier(let name): name.hasPrefix("$")
        case .member(let base, _, _): isBindingExpression(base)
        default: false
        }
    }

    private static func message(_ kept: [KeptInputs.Entry], _ update: String) -> String {
        let names = kept.map { "`\($0.property.declaration.name)`" }.joined(separator: ", ")
        let first = kept[0].property.declaration.name
        let given = kept[0].isBinding ? "$" + kept[0].inputs[0].name : kept[0].inputs[0].name
        let harm =
            kept.allSatisfy(\.isBinding)
            ? "so it goes on writing where the first one pointed" : "so what it does later works on old input"
        return "the coordinator keeps \(names) from the first render, \(harm); assign "
            + "\(kept.count == 1 ? "it" : "them") in `\(update)` (`context.coordinator.\(first) = \(given)`)"
    }
}
