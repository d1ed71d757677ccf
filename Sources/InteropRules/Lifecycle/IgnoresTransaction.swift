import Findings
import InteropModel

extension Rule {
    static let ignoresTransaction = Rule(
        id: "ignores_transaction", group: .lifecycle, severity: .info,
        summary: "update animates whatever SwiftUI's transaction says", isEnabledByDefault: false,
        page: PageText.ignores_transaction
    ) { pass in
        for (representable, paths) in pass.subjects where !asksTransaction(paths.update, representable, pass) {
            for (event, call) in paths.update.calls where call.written.contains(where: isAnimated) {
                pass.report(
                    .info, at: event.site, message(call.name),
                    notes: pass.way(
                        to: event, from: paths.update,
                        because: "`\(paths.update.entry?.declaration.name ?? "")` runs at every change of state"))
            }
        }
    }

    private static func isAnimated(_ argument: Argument) -> Bool {
        guard argument.label == "animated", case .literal(.boolean(true)) = argument.value.kind else { return false }
        return true
    }

    /// Update reads the transaction, animates through the context, or gives the context to code that may.
    private static func asksTransaction(_ update: Path, _ representable: Representable, _ pass: Pass) -> Bool {
        let context = Place(.context)
        return update.isCutOff || update.handsOver(context, in: pass.project.table, on: representable.platforms)
            || update.events.contains { event in
                switch event.kind {
                case .read(let place, _): place.root == .context && place.first == "transaction"
                case .call(let call): call.receiver?.place == context && call.name == "animate"
                case .write: false
                }
            }
    }
}

extension Rule {
    private static func message(_ name: String) -> String {
        "`\(name)` always animates, so a change that SwiftUI makes without animation moves all the same; pass "
            + "`!context.transaction.disablesAnimations`, or `context.transaction.animation != nil`"
    }
}
