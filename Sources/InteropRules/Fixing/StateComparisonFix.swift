import Findings
import InteropModel
import SwiftTree

/// Lets a write of SwiftUI state that runs later happen only where it changes something.
struct StateComparisonFix {
    let fix: Fix

    /// nil where the two sides are not known to be comparable.
    init?(of write: StateWrite, on representable: Representable, in pass: Pass) {
        guard write.site == write.event.site, let parts = pass.plainAssignment(write.site),
            pass.isEquatable(write.state, of: representable),
            let wrapping = StatementWrapping(
                write.site, in: ["if \(pass.inequality(parts, of: write.state, in: representable))"], pass)
        else { return nil }
        fix = Fix(title: "write only where it differs", isSafe: true, edits: wrapping.edits)
    }
}

extension Pass {
    /// `height != newHeight`; of a Boolean constant `!isOn` or `isOn`.
    func inequality(
        _ parts: (target: String, value: String, targetSyntax: Expression, valueSyntax: Expression), of state: SwiftUIState,
        in representable: Representable
    ) -> String {
        let declaration = state.place.path.count == 1 ? state.place.first.flatMap { representable.input(named: $0) }?.site.declaration : nil
        guard case .literal(.boolean(let isTrue)) = parts.valueSyntax.kind, declaration?.isBool == true else {
            return "\(parts.target) != \(parts.value)"
        }
        return isTrue ? "!\(parts.target)" : parts.target
    }

    /// Whether values of this state can be compared with `!=`.
    func isEquatable(_ state: SwiftUIState, of representable: Representable) -> Bool {
        if project.table.isEquatable(state.type) { return true }
        guard state.place.root == .representable, state.place.path.count == 1, let name = state.place.first,
            let input = representable.input(named: name)
        else { return false }
        return project.table.isEquatable(input.site, platforms: representable.platforms)
    }
}

extension PropertyDeclaration {
    /// Declared as `Bool`, or by a literal; no optional.
    fileprivate var isBool: Bool {
        if let type { return type.lastName == "Bool" }
        if case .literal(.boolean) = initialValue?.kind { return true }
        return false
    }
}
