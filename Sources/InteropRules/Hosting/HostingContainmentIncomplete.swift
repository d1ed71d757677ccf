import Findings
import InteropModel

extension Rule {
    static let hostingContainmentIncomplete = Rule(
        id: "hosting_containment_incomplete", group: .hosting, severity: .warning,
        summary: "a hosting controller's view is added or removed without telling the parent controller",
        page: PageText.hosting_containment_incomplete
    ) { pass in
        for gap in ContainmentGaps(pass.project).all {
            var notes: [Note] = []
            if case .movedToNil(let site) = gap.kind { notes = [Note("`nil` says that it has no parent", at: pass.location(site))] }
            if let call = gap.event.chain?.steps.first { notes.append(Note("the view comes from here", at: pass.location(call.site))) }
            pass.report(
                .warning, at: gap.event.site, message(gap, pass.typeName(gap.type)), notes: notes,
                fix: ContainmentFix(of: gap, in: pass)?.fix)
        }
    }
}

extension Rule {
    private static func message(_ gap: ContainmentGap, _ type: String) -> String {
        let name = "this `\(type)`"
        switch gap.kind {
        case .notAdopted:
            let rest = gap.isAppKit ? "" : ", and `didMove(toParent:)` after"
            return "the view of \(name) is added without `addChild`, so it misses appearance, safe area, rotation and key events and its "
                + "content can come up wrong or dead; call `addChild` before it\(rest)"
        case .notMoved:
            return "\(name) becomes a child but `didMove(toParent:)` is never called, so it does not learn that the move is over and its "
                + "appearance can come out of step; call it after `addSubview`"
        case .movedToNil:
            return "`didMove(toParent:)` tells \(name) that it has no parent, so its appearance comes out of step; give it the parent"
        case .notLeft:
            let first = gap.isAppKit ? "" : "`willMove(toParent: nil)` before it and "
            return "only the view of \(name) is taken out, so the controller stays a child that nobody sees, with all that its content "
                + "holds; call \(first)`removeFromParent` after it"
        }
    }
}
