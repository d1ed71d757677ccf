import Findings
import InteropModel

extension Rule {
    static let hostingRootRetainsOwner = Rule(
        id: "hosting_root_retains_owner", group: .hosting, severity: .warning,
        summary: "a closure in what is hosted keeps the object that keeps the host",
        page: PageText.hosting_root_retains_owner
    ) { pass in
        let table = pass.project.table
        for host in pass.project.hosts { report(RootCaptures(table: table, host: host).entries, &pass) }
        for (representable, paths) in pass.subjects {
            report(RootCaptures(table: table, representable: representable, paths: paths).entries, &pass)
        }
    }

    private static func report(_ entries: [RootCaptures.Entry], _ pass: inout Pass) {
        for entry in entries {
            let isInner = entry.isFromInnerList
            pass.report(
                .warning, at: isInner ? entry.captured.site : entry.captured.closure, message(entry, isInner: isInner, pass),
                notes: [Note(keptNote(entry), at: pass.location(entry.kept))], fix: fix(entry, pass))
        }
    }

    private static func fix(_ entry: RootCaptures.Entry, _ pass: Pass) -> Fix? {
        guard entry.givesNothing, let closure = entry.closure,
            let rewriting = WeakRewriting(of: closure, capturing: entry.captured.name, givesNothing: true)
        else { return nil }
        let file = entry.captured.closure.file
        let uses = rewriting.uses.map { Edit(pass.location(SiteKey(file: file, range: $0)), replacement: rewriting.replacement) }
        return Fix(
            title: "capture `[\(rewriting.entry)]`", isSafe: true,
            edits: [pass.signatureEdit("[\(rewriting.entry)]", into: closure, in: file)] + uses)
    }
}

extension Rule {
    private static func message(_ entry: RootCaptures.Entry, isInner: Bool, _ pass: Pass) -> String {
        let owner = "`\(pass.typeName(entry.ownerType))`"
        let holder =
            switch entry.keeper {
            case .host: "the hosting controller or view"
            case .cell: "the list whose cells show this"
            case .itself: "its root view with this in it"
            }
        let what = entry.captured.closure == entry.captured.site ? "this method, given by its name," : "this closure"
        let cause =
            isInner
            ? "the closure around this capture list keeps \(owner)" : "\(what) keeps \(owner) through `\(entry.captured.name)`"
        return "\(cause), and \(owner) keeps \(holder), so neither is ever freed and each visit to the screen leaves one more in memory "
            + "that goes on working; \(remedy(entry, isInner: isInner))"
    }

    private static func remedy(_ entry: RootCaptures.Entry, isInner: Bool) -> String {
        if isInner { return "capture `[weak self]` in the outer closure, too" }
        if entry.captured.closure == entry.captured.site { return "give a closure that captures the object weakly and calls the method" }
        let name = entry.captured.name == "context" ? "coordinator = context.coordinator" : entry.captured.name
        return "capture `[weak \(name)]`"
    }

    private static func keptNote(_ entry: RootCaptures.Entry) -> String {
        switch entry.keeper {
        case .host, .itself: "the root view is given to its host here"
        case .cell: "the cell's content is made here"
        }
    }
}
