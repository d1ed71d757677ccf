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

    /// What one use of the representable does.
    struct Reading {
        /// Where it reads the file; nil where it does not.
        let read: SiteKey?
        /// It does so in a closure inside, or in a function that cannot be followed.
        let isInClosure: Bool
        /// The type of the view opens a security scope.
        let opensScope: Bool
    }

    /// One for each use, previews aside; none where a use gives something else than a literal.
    func reads(of input: Input) -> [Reading] {
        let uses = project.uses(of: representable).filter { !$0.isPreview }
        var found: [Reading] = []
        for use in uses {
            let argument = use.call.arguments.first { $0.label == input.name || ($0.label == nil && $0.isTrailingClosure) }
            guard case .closure(let closure) = argument?.value.kind else { return [] }
            let owner = use.owner.flatMap { project.table.resolve([$0], in: Scope(file: use.file)).typeID }
            found.append(reading(closure.body, name: closure.parameters.first?.name ?? "$0", file: use.file, owner: owner, depth: 0))
        }
        return found
    }

    private func reading(_ body: Block, name: String, file: Int, owner: TypeID?, depth: Int) -> Reading {
        var direct: ByteRange?
        var any: ByteRange?
        var followed: Reading?
        body.visitExpressions { expression in
            guard case .call(let call) = expression.kind, mentions(call, name) else { return }
            if FileReads.isRead(call) { any = any ?? expression.range }
            if followed == nil, depth < 3 { followed = self.follow(call, name: name, owner: owner, depth: depth) }
        }
        body.visitOutsideClosures { expression in
            if case .call(let call) = expression.kind, direct == nil, FileReads.isRead(call), mentions(call, name) {
                direct = expression.range
            }
        }
        let opens = owner.map { self.project.table.opensSecurityScope($0) } ?? body.opensSecurityScope
        if any == nil, let followed { return followed }
        return Reading(read: any.map { SiteKey(file: file, range: $0) }, isInClosure: direct == nil, opensScope: opens)
    }

    /// A method of the view that is given the file.
    private func follow(_ call: Call, name: String, owner: TypeID?, depth: Int) -> Reading? {
        guard let owner, let callee = call.callee.methodName,
            let index = call.arguments.firstIndex(where: { $0.value.isMention(of: name) }),
            let function = project.table.functions(named: callee, of: .project(owner), platforms: .all).first,
            let body = function.declaration.body, function.declaration.parameters.indices.contains(index)
        else { return nil }
        let reading = reading(
            body, name: function.declaration.parameters[index].name, file: function.file, owner: owner, depth: depth + 1)
        return reading.read == nil ? nil : reading
    }

    private func mentions(_ call: Call, _ name: String) -> Bool {
        if case .member(let base, _, _) = call.callee.kind, base.isMention(of: name) { return true }
        return call.arguments.contains { $0.value.isMention(of: name) }
    }
}

extension Expression {
    /// The name itself, or a member of it: `url`, `url.path`, `urls.first!`.
    fileprivate func isMention(of name: String) -> Bool {
        switch kind {
        case .identifier(name): true
        case .member(let base, _, _), .forceUnwrap(let base), .optionalChain(let base), .cast(let base, _, _), .subscript(let base, _):
            base.isMention(of: name)
        default: false
        }
    }

    /// `read` in `read(url)` and `self.read(url)`.
    fileprivate var methodName: String? {
        switch kind {
        case .identifier(let name): return name
        case .member(let base, let name, _):
            if case .identifier("self") = base.kind { return name }
            return nil
        default: return nil
        }
    }
}

extension Block {
    var opensSecurityScope: Bool {
        var opens = false
        visitExpressions { if $0.opensSecurityScope { opens = true } }
        return opens
    }
}

extension Expression {
    fileprivate var opensSecurityScope: Bool {
        if case .member(_, "startAccessingSecurityScopedResource", _) = kind { true } else { false }
    }
}

extension TypeTable {
    /// Whether code of the type, its extensions, its project superclasses or the types around it opens a security scope.
    func opensSecurityScope(_ id: TypeID) -> Bool {
        let types = Set(enclosing(id) + ancestry(of: .project(id)).compactMap(\.typeID))
        var opens = false
        for site in types.flatMap({ self[$0].sites }) {
            site.declaration.members.visitExpressions { if $0.opensSecurityScope { opens = true } }
        }
        return opens
    }
}
