import Findings
import InteropModel

extension Rule {
    static let securityScopeNotOpened = Rule(
        id: "security_scope_not_opened", group: .coordinator, severity: .warning,
        summary: "a file that was opened in place is read without its security scope",
        page: PageText.security_scope_not_opened
    ) { pass in
        for (representable, paths) in pass.subjects {
            for entry in UnscopedReads(project: pass.project, representable: representable, paths: paths).entries {
                pass.report(
                    .warning, at: entry.site, message(isLater: entry.isLater),
                    notes: [
                        Note("the picker opens files in place here", at: pass.location(entry.picker)),
                        Note("`\(entry.callback.declaration.name)` is handed the file", at: pass.location(entry.callback.nameSite)),
                    ])
            }
        }
    }
}

extension Rule {
    private static func message(isLater: Bool) -> String {
        "the file lies outside the app and its security scope is not open, so reading it works in the simulator and fails on a device; call "
            + "`startAccessingSecurityScopedResource` before and `stopAccessingSecurityScopedResource` after"
            + (isLater ? ", both inside the block that reads it" : "") + ", or make the picker with `asCopy: true`"
    }
}
