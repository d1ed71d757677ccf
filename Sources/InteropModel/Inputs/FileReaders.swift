import SwiftTree

/// What the project's views do with a file that a closure of the representable hands them.
struct FileReaders {
    let project: Project
    let representable: Representable

    /// Whether an event brings a file of which it matters what the views do with it.
    static func isAskedFor(_ event: Event) -> Bool {
        guard let call = event.call else { return false }
        return call.name == TemporaryFiles.loader || call.written.contains { $0.label == "forOpeningContentTypes" }
    }

    /// What one use of the representable does with the file.
    struct Reading {
        /// Where it reads it first; nil where it does not.
        let read: SiteKey?
        /// It does so after the closure has returned.
        let isLater: Bool
        /// The scope is opened there, or anywhere in the view's type.
        let opensScope: Bool
    }

    /// One for each use, previews aside; none where a use gives something else than a literal.
    func readings(of input: Input) -> [Reading] {
        var found: [Reading] = []
        for use in project.uses(of: representable) where !use.isPreview {
            let argument = use.call.arguments.first { $0.label == input.name || ($0.label == nil && $0.isTrailingClosure) }
            guard case .closure(let closure) = argument?.value.kind else { return [] }
            found.append(reading(closure, in: use))
        }
        return found
    }

    private func reading(_ closure: Closure, in use: UseSite) -> Reading {
        let owner = use.owner.flatMap { project.table.resolve([$0], in: Scope(file: use.file)).typeID }
        let walker = PathWalker(
            lookup: LookupCache(table: project.table, platforms: representable.platforms), subject: WalkSubject(representable))
        let file = walker.opaque(.external("URL"))
        walker.walk(closure, in: use.file, owner: owner, arguments: [file])
        let read = walker.events.first { event in
            guard let call = event.call, let place = file.place else { return false }
            return FileReads.isRead(call) && call.takes(place)
        }
        let opensScope = walker.events.contains { $0.call?.name == "startAccessingSecurityScopedResource" }
        return Reading(
            read: read?.site, isLater: (read?.laterDepth ?? 0) > 0,
            opensScope: opensScope || owner.map { project.table.opensSecurityScope($0) } == true)
    }
}

extension CallEvent {
    /// Whether it is given, or called on, what stands at `place` or comes from it.
    func takes(_ place: Place) -> Bool {
        let values = arguments.map(\.value) + (receiver.map { [$0] } ?? [])
        return values.contains { value in
            value.place.map { FileReads.leads(to: $0, from: place) } == true
                || value.sources.contains { FileReads.leads(to: $0, from: place) }
        }
    }
}

extension PathWalker {
    /// Walks a closure literal that stands in a member of `owner`, as whoever was given it calls it.
    func walk(_ closure: Closure, in file: Int, owner: TypeID?, arguments: [Value]) {
        let types = owner.map { table.enclosing($0) } ?? []
        let selfValue = owner.map { id -> Value in
            var value = opaque(.project(id))
            value.sources = []
            return value
        }
        let frame = FunctionFrame(selfValue: selfValue, scope: Scope(file: file, types: types, platforms: platforms), entryConditions: nil)
        run(closureValue(closure, in: LocalScope(outer: nil, frame: frame)).closure ?? 0, arguments: arguments)
    }
}

extension TypeTable {
    /// Whether code of the type, its extensions, its project superclasses or the types around it opens a security scope.
    func opensSecurityScope(_ id: TypeID) -> Bool {
        let types = Set(enclosing(id) + ancestry(of: .project(id)).compactMap(\.typeID))
        var opens = false
        for site in types.flatMap({ self[$0].sites }) {
            site.declaration.members.visitExpressions { expression in
                if case .member(_, "startAccessingSecurityScopedResource", _) = expression.kind { opens = true }
            }
        }
        return opens
    }
}
