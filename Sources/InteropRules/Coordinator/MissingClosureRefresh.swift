import Findings
import InteropModel

extension Rule {
    static let missingClosureRefresh = Rule(
        id: "missing_closure_refresh", group: .coordinator, severity: .warning,
        summary: "the coordinator keeps copies of inputs that update never assigns again",
        page: PageText.missing_closure_refresh
    ) { pass in
        for (representable, paths) in pass.subjects {
            guard let site = pass.updateSite(representable, paths) else { continue }
            let kept = KeptInputs(table: pass.project.table, representable: representable, paths: paths).stale
            guard !kept.isEmpty, !pass.project.isIdentified(representable) else { continue }
            let isPositional = kept.contains { $0.isBinding } && pass.project.givesPositionBindings(to: representable)
            let values = kept.filter { !$0.isBinding || isPositional }
            let named = values.isEmpty ? kept : values
            pass.report(
                values.isEmpty ? .info : .warning, at: site, message(named, pass.methodNames(of: representable, paths).update),
                notes: named.map { Note("`\($0.property.declaration.name)` is handed over here", at: pass.location($0.handedOver)) },
                fix: RefreshFix(of: named, representable, paths, in: pass)?.fix)
        }
    }

    /// A wrapped property cannot be assigned from outside the class; a constant or a private one has to be opened first.
    private static func remedy(_ kept: KeptInputs.Entry, given: String, isOne: Bool, _ update: String) -> String {
        let property = kept.property
        let it = isOne ? "it" : "them"
        let name = property.declaration.name
        if property.declaration.head.attribute("Binding") != nil {
            return "hand \(it) over again in `\(update)`, through a method of the coordinator that sets `_\(name)`"
        }
        let isClosed = property.declaration.isLet || property.declaration.head.has("private")
        if !kept.isBinding, !kept.isPlain { return "make \(it) anew from `\(given)` in `\(update)`" }
        return "assign \(it) in `\(update)` (`context.coordinator.\(name) = \(given)`\(isClosed ? ", as a `var` that is not private" : ""))"
    }

    private static func message(_ kept: [KeptInputs.Entry], _ update: String) -> String {
        let names = kept.map { "`\($0.property.declaration.name)`" }.joined(separator: ", ")
        let given = kept[0].isBinding ? "$" + kept[0].inputs[0].name : kept[0].inputs[0].name
        let harm =
            kept.allSatisfy(\.isBinding)
            ? "so it goes on writing where the first one pointed" : "so what it does later works on old input"
        return "the coordinator keeps \(names) from the first render, \(harm); "
            + remedy(kept[0], given: given, isOne: kept.count == 1, update)
    }
}
