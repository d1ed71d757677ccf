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
            let wrapping = StatementWrapping(write.site, in: ["if \(parts.target) != \(parts.value)"], pass)
        else { return nil }
        fix = Fix(title: "write only where it differs", isSafe: true, edits: wrapping.edits)
    }
}

extension Pass {
    /// Whether values of this state can be compared with `!=`.
    func isEquatable(_ state: SwiftUIState, of representable: Representable) -> Bool {
        if project.table.isEquatable(state.type) { return true }
        guard state.place.root == .representable, state.place.path.count == 1, let name = state.place.first,
            let input = representable.input(named: name)
        else { return false }
        return project.table.isEquatable(input.site, platforms: representable.platforms)
    }
}
