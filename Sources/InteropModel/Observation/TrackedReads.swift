import SwiftTree

/// Classes of UIKit that read an observable model where UIKit can track what is read, and that run on iOS 18.
package struct TrackedReads: Sendable {
    package struct Entry: Sendable {
        /// The first read.
        package let site: SiteKey
        package let model: TypeID
        package let reader: TypeID
        package let hook: FunctionSite
    }

    package let entries: [Entry]
    /// The types that a hook reads from, or that a class with one inherits from, and that no parsed file declares.
    let missing: Set<SourceQuery>

    /// Source: https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking
    private static let hooks: Set<String> = [
        "layoutSubviews", "updateConstraints", "draw", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints",
        "updateContentUnavailableConfiguration", "updateConfiguration", "containerViewWillLayoutSubviews",
        "containerViewDidLayoutSubviews",
    ]

    /// What every file holds that may have such a class.
    static let texts = hooks.sorted().map { "func \($0)(" }

    package init(table: TypeTable, files: [FileSyntax], settings: ProjectSettings) {
        guard !settings.enablesObservationTracking else {
            entries = []
            missing = []
            return
        }
        let readers = table.types.filter { $0.kind == .class }.compactMap { type -> (ProjectType, [FunctionSite])? in
            let hooks = type.members.allFunctions.filter { hook in
                guard Self.hooks.contains(hook.declaration.name), hook.declaration.body != nil else { return false }
                return settings.oldestIOS(running: hook, of: type, in: files)?.major == 18
            }
            return hooks.isEmpty ? nil : (type, hooks)
        }
        var missing = Set(readers.flatMap { table.undeclaredAncestors(of: $0.0.id) }.map(SourceQuery.type))
        entries = readers.filter { table.isTracked(.project($0.0.id)) }.compactMap { type, hooks in
            let searches = hooks.map { TrackedReadSearch(table: table, reader: type, hook: $0) }
            missing.formUnion(searches.flatMap(\.missing))
            return searches.lazy.compactMap(\.first).first
        }
        self.missing = missing
    }
}

extension ProjectSettings {
    /// The oldest iOS on which a method of `type` runs: as the build files say, or as `@available` on either does.
    fileprivate func oldestIOS(running hook: FunctionSite, of type: ProjectType, in files: [FileSyntax]) -> SystemVersion? {
        let heads = type.sites.map { ($0.file, $0.declaration.head) } + [(hook.file, hook.declaration.head)]
        let available = heads.compactMap { file, head in
            head.attribute("available").flatMap { DeploymentTargetText(files[file].source.string(in: $0.range)).platforms.iOS }
        }
        return ([settings(forFile: files[hook.file].path).targets.iOS].compactMap { $0 } + available).max()
    }
}

/// What one hook reads while it runs.
private struct TrackedReadSearch {
    let table: TypeTable
    let reader: ProjectType
    let hook: FunctionSite
    private let reads: [(place: Place, type: StaticType, site: SiteKey)]

    init(table: TypeTable, reader: ProjectType, hook: FunctionSite) {
        self.table = table
        self.reader = reader
        self.hook = hook
        let platforms = hook.declaration.head.platforms
        let walker = PathWalker(
            lookup: LookupCache(table: table, platforms: platforms), subject: WalkSubject(host: reader.id, platforms: platforms))
        _ = walker.walk(hook, selfValue: Value(place: Place(.owner), type: .project(reader.id)), arguments: [])
        reads = walker.events.compactMap { event in
            guard event.timing == .now, case .read(let place, let type) = event.kind else { return nil }
            return (place, type, event.site)
        }
    }

    /// The first read of a variable of an observable object.
    var first: TrackedReads.Entry? {
        var types: [Place: StaticType] = [Place(.owner): .project(reader.id)]
        for (place, type, site) in reads {
            if types[place] == nil || type != .unknown { types[place] = type }
            guard !place.path.isEmpty, let name = place.path.last, let model = types[place.parent]?.typeID, model != reader.id,
                table.isTracked(name, of: model)
            else { continue }
            return TrackedReads.Entry(site: site, model: model, reader: reader.id, hook: hook)
        }
        return nil
    }

    var missing: Set<SourceQuery> {
        Set(
            reads.compactMap { _, type, _ in
                type.externalName.flatMap { FrameworkClasses.named($0) == nil ? SourceQuery.type($0) : nil }
            })
    }
}

extension TypeTable {
    fileprivate func isTracked(_ type: StaticType) -> Bool {
        let ancestry = frameworkAncestry(of: type)
        return ["UIView", "UIViewController", "UIPresentationController"].contains(where: ancestry.contains)
    }

    /// A class with `@Observable`.
    func isObservable(_ id: TypeID) -> Bool {
        self[id].declaration?.declaration.head.attribute("Observable") != nil
    }

    /// A variable of such a class.
    fileprivate func isTracked(_ name: String, of model: TypeID) -> Bool {
        guard isObservable(model), let member = property(named: name, of: .project(model), platforms: .all)?.declaration else {
            return false
        }
        return !member.isLet && !member.head.isStatic && member.head.attribute("ObservationIgnored") == nil
    }
}
