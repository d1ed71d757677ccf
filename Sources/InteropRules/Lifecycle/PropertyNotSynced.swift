import Findings
import InteropModel

extension Rule {
    static let propertyNotSynced = Rule(
        id: "property_not_synced", group: .lifecycle, severity: .warning,
        summary: "an input that make reads and update does not: the view shows its first value for ever",
        options: [ignoredProperties], page: PageText.property_not_synced
    ) { pass in
        for (representable, paths) in pass.subjects {
            let unsynced = UnsyncedInputs(table: pass.project.table, representable: representable, paths: paths)
            // A view that the struct makes itself is another finding, `view_stored_in_representable`.
            let stored = StoredObjects(table: pass.project.table, representable: representable, paths: paths).all.map(\.property.key)
            for entry in unsynced.entries
            where !isMeantToBeReadOnce(entry, pass) && !stored.contains(where: { $0 == entry.input?.site.key }) {
                report(entry, representable, paths, &pass)
            }
        }
    }

    private static let ignoredProperties = RuleOption(
        name: "ignore", kind: .names, summary: "Properties that are meant to be read once, by name; * stands for any characters.")

    private static func report(
        _ entry: UnsyncedInputs.Entry, _ representable: Representable, _ paths: RepresentablePaths, _ pass: inout Pass
    ) {
        guard let input = entry.input else {
            pass.report(
                .info, at: entry.read, message("context.environment.\(entry.environmentKey ?? "")", entry, representable, paths, pass))
            return
        }
        if input.role != .environment, isMadeAnew(representable, input, pass) { return }
        let site = SiteKey(file: input.site.file, range: input.site.declaration.range)
        pass.report(
            severity(input, entry, representable, pass), at: site, message(input.name, entry, representable, paths, pass),
            notes: [Note("`\(pass.methodNames(of: representable, paths).make)` reads it here", at: pass.location(entry.read))])
    }

    private static func severity(_ input: Input, _ entry: UnsyncedInputs.Entry, _ representable: Representable, _ pass: Pass) -> Severity {
        if input.role == .environment || input.role == .dynamic { return .info }
        guard representable.kind.isController else { return .warning }
        if input.isClosure { return pass.project.givesStatelessLiterals(for: input, of: representable) ? .info : .warning }
        return entry.becomesRootView || isView(input, pass) ? .warning : .info
    }

    /// A SwiftUI view, or what a `@ViewBuilder` gives.
    private static func isView(_ input: Input, _ pass: Pass) -> Bool {
        if input.site.declaration.head.attribute("ViewBuilder") != nil { return true }
        return pass.project.table.isView(input.type)
    }

    private static func isMeantToBeReadOnce(_ entry: UnsyncedInputs.Entry, _ pass: Pass) -> Bool {
        guard let name = entry.input?.name ?? entry.environmentKey else { return false }
        if pass.options(at: entry.input?.site.nameSite ?? entry.read).lists(name, in: ignoredProperties) { return true }
        guard entry.input != nil else { return false }
        return ["initial", "default", "start"].contains { name.hasPrefix($0) }
            || ["OnAppear", "OnLoad", "OnStart"].contains { name.hasSuffix($0) }
            || ["autoplay", "autoPlay", "autofocus", "autoFocus", "shouldAutoPlay", "shouldAutoplay"].contains(name)
    }

    /// Every use outside previews and tests gives the view an identity, or the same literal to a private property.
    private static func isMadeAnew(_ representable: Representable, _ input: Input, _ pass: Pass) -> Bool {
        let uses = pass.project.uses(of: representable).filter { !$0.isPreview }
        guard !uses.isEmpty else { return false }
        if pass.project.isIdentified(representable) { return true }
        guard pass.project.isPrivate(representable), let first = uses[0].constant(for: input.name) else { return false }
        return uses.allSatisfy { $0.constant(for: input.name) == first }
    }
}

extension Rule {
    private static func message(
        _ name: String, _ entry: UnsyncedInputs.Entry, _ representable: Representable, _ paths: RepresentablePaths, _ pass: Pass
    ) -> String {
        let (make, update) = pass.methodNames(of: representable, paths)
        if entry.isOnlyCaptured {
            return
                "the closure that `\(make)` stores goes on with the first `\(name)`, so what it does is out of date after a change; store it "
                + "again in `\(update)`"
        }
        let remedy =
            entry.isConstructionOnly && entry.input?.isClosure == false
            ? "set it in `\(update)`, or give the view `.id(…)` of it where nothing can set it"
            : "set it in `\(update)` too"
        let harm = entry.input?.isClosure == true ? "the view goes on calling the first one" : "the view keeps its first value forever"
        return "`\(name)` is read in `\(make)` alone, so \(harm); \(remedy)"
    }
}
