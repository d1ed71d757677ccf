import Findings
import InteropModel

extension Rule {
    static let missingParentRefresh = Rule(
        id: "missing_parent_refresh", group: .coordinator, severity: .warning,
        summary: "the coordinator reads inputs through a copy of the representable that update never replaces",
        page: PageText.missing_parent_refresh
    ) { pass in
        for (representable, paths) in pass.subjects {
            guard let site = pass.updateSite(representable, paths) else { continue }
            let copies = ParentCopies(table: pass.project.table, representable: representable, paths: paths)
            guard let stale = copies.stale.first, !pass.project.isIdentified(representable) else { continue }
            let name = stale.property.declaration.name
            pass.report(
                .warning, at: site, message(name, stale.input.name, pass.methodNames(of: representable, paths).update),
                notes: [
                    Note("`\(name)` keeps the first `\(pass.typeName(representable))`", at: pass.location(stale.property.nameSite)),
                    Note("`\(stale.input.name)` is read through it here", at: pass.location(stale.firstRead)),
                ],
                fix: storesView(representable, paths, pass)
                    ? nil : RefreshFix(ofParent: stale.property, representable, paths, in: pass)?.fix)
        }
    }

    /// A fresh representable would bring another view than the one on screen.
    private static func storesView(_ representable: Representable, _ paths: RepresentablePaths, _ pass: Pass) -> Bool {
        !StoredObjects(table: pass.project.table, representable: representable, paths: paths).all.isEmpty
    }

    private static func message(_ parent: String, _ input: String, _ update: String) -> String {
        "the coordinator's `\(parent)` is never replaced, so it goes on with the first `\(input)` it was given; begin "
            + "`\(update)` with `context.coordinator.\(parent) = self`"
    }
}
