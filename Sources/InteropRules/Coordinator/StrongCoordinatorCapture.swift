import Findings
import InteropModel
import SwiftTree

extension Rule {
    static let strongCoordinatorCapture = Rule(
        id: "strong_coordinator_capture", group: .coordinator, severity: .warning,
        summary: "a closure that is kept keeps the coordinator, or what keeps the closure",
        page: PageText.strong_coordinator_capture
    ) { pass in
        for (representable, paths) in pass.subjects {
            for entry in StrongCaptures(table: pass.project.table, representable: representable, paths: paths).entries {
                pass.report(
                    entry.weight == .cycle ? .warning : .info, at: entry.captured.site, message(entry),
                    notes: notes(entry, pass), fix: fix(entry, pass))
            }
        }
    }

    private static func notes(_ entry: StrongCaptures.Entry, _ pass: Pass) -> [Note] {
        guard let start = entry.path.entry else { return [] }
        return [Note("the closure is kept here", at: pass.location(entry.kept.site))]
            + pass.way(to: entry.kept, from: entry.path, because: "`\(start.declaration.name)` makes the closure")
    }

    private static func fix(_ entry: StrongCaptures.Entry, _ pass: Pass) -> Fix? {
        guard let closure = pass.project.lexicalContext(of: entry.captured.closure)?.layers.last?.closure,
            closure.range == entry.captured.closure.range,
            let rewriting = WeakRewriting(of: closure, capturing: entry.captured.name, givesNothing: entry.closureGivesNothing)
        else { return nil }
        let file = entry.captured.closure.file
        let edits = [pass.captureListEdit(rewriting.entry, into: closure, in: file)]
            + rewriting.uses.map { Edit(pass.location(SiteKey(file: file, range: $0)), replacement: rewriting.replacement) }
        return Fix(title: "capture `[\(rewriting.entry)]`", isSafe: false, edits: edits)
    }
}

extension Pass {
    /// Puts a capture list into a closure that has none: before its parameters, or with an `in` of its own.
    fileprivate func captureListEdit(_ entry: String, into closure: Closure, in file: Int) -> Edit {
        let start = closure.range.start + 1
        let first = closure.body.statements.first?.range.start ?? closure.range.end - 1
        let signature = text(SiteKey(file: file, range: ByteRange(start, first)))
        let hasSignature = signature.split(whereSeparator: \.isWhitespace).contains("in")
        let site = SiteKey(file: file, range: ByteRange(start, start))
        return Edit(location(site), replacement: hasSignature ? " [\(entry)]" : " [\(entry)] in")
    }
}

extension Rule {
    private static func message(_ entry: StrongCaptures.Entry) -> String {
        let name = entry.captured.name
        switch (entry.subject, entry.weight) {
        case (.coordinator, .cycle):
            return "the closure keeps the coordinator through `\(name)`, and the coordinator keeps the closure, so neither is ever freed "
                + "and both go on working after the person has left the screen; \(remedy(entry))"
        case (.coordinator, .longerLife):
            return "the closure keeps the coordinator through `\(name)`, so the coordinator lives as long as what keeps the closure and may "
                + "go on working after the person has left the screen; \(remedy(entry))"
        case (.view, _):
            return "the closure keeps `\(name)`, which keeps the closure, so it is never freed and the app takes more memory each time the "
                + "person opens the screen; \(remedy(entry))"
        }
    }

    private static func remedy(_ entry: StrongCaptures.Entry) -> String {
        if entry.captured.closure == entry.captured.site { return "give a closure that captures the object weakly instead of the method" }
        switch entry.captured.name {
        case "context": return "capture `[weak coordinator = context.coordinator]`"
        case let name: return "capture `[weak \(name)]`"
        }
    }
}
