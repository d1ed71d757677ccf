import SwiftTree

/// Walks every method of one host by itself: who calls it in which order is not known.
struct HostPathBuilder {
    let table: TypeTable
    let site: HostSite

    func host() -> Host {
        let lookup = LookupCache(table: table, platforms: site.platforms)
        var missing: Set<SourceQuery> = []
        func path(_ entry: FunctionSite?, _ walk: (PathWalker) -> Value) -> Path {
            let walker = PathWalker(lookup: lookup, subject: WalkSubject(host: site, entry: entry))
            let result = walk(walker)
            missing.formUnion(walker.missing)
            return Path(
                entry: entry, events: walker.events, isCutOff: walker.isCutOff, result: result, closureResults: walker.closureResults)
        }
        let initial = path(nil) { walker in
            for property in storedProperties {
                guard let initial = property.declaration.initialValue else { continue }
                walker.evaluateInitialValue(initial, of: property, receiver: receiver(property.declaration.head))
            }
            return Value()
        }
        let ofFunctions = functions.map { function in
            Host.Method(
                name: function.declaration.name, nameSite: SiteKey(file: function.file, range: function.declaration.nameRange),
                function: function,
                path: path(function) { $0.walk(function, selfValue: receiver(function.declaration.head), arguments: []) })
        }
        let ofAccessors = accessors.map { property, block in
            Host.Method(
                name: property.declaration.name, nameSite: property.key, function: nil,
                path: path(nil) { $0.walk(block, of: property, selfValue: receiver(property.declaration.head)) })
        }
        return Host(
            type: site.type, platforms: site.platforms, initial: initial, methods: ofFunctions + ofAccessors, missing: missing)
    }

    /// `self` in a member: the object, or the type itself for a static one. A free function has none.
    private func receiver(_ head: DeclarationHead) -> Value {
        guard let type = site.type else { return Value() }
        let own: StaticType = table[type].declaration == nil ? .external(table[type].name) : .project(type)
        return head.isStatic ? Value(type: .metatype(own)) : Value(place: Place(.owner), type: own)
    }

    private var members: MemberTable { site.type.map { table[$0].members } ?? MemberTable() }

    private func isWalked(_ member: SiteKey) -> Bool { site.members?.walked.contains(member) ?? true }

    private var functions: [FunctionSite] {
        guard site.type != nil else {
            return table.functions.values.flatMap { $0 }.filter { $0.file == site.file && $0.declaration.range == site.range }
        }
        return (members.allFunctions + inheritedHooks).filter { isWalked($0.key) && $0.declaration.head.platforms.meets(site.platforms) }
    }

    /// What a superclass of the project does at each layout pass or appearance may call what this class overrides.
    private var inheritedHooks: [FunctionSite] {
        guard let type = site.type else { return [] }
        let overrides = members.allFunctions.contains { $0.declaration.head.has("override") }
        let bases = overrides ? table.ancestry(of: .project(type), platforms: site.platforms).compactMap(\.typeID).dropFirst() : []
        return bases.flatMap { table[$0].members.allFunctions }.filter { function in
            LayoutHooks.isRepeated(function.declaration.name) && members.functions[function.declaration.name] == nil
        }
    }

    private var storedProperties: [PropertySite] {
        members.allProperties.filter {
            isWalked($0.key) && !$0.declaration.isComputed && $0.declaration.head.platforms.meets(site.platforms)
        }
    }

    private var accessors: [(PropertySite, Block)] {
        members.allProperties.filter { isWalked($0.key) && $0.declaration.head.platforms.meets(site.platforms) }.flatMap { property in
            property.declaration.accessors.blocks.map { (property, $0) }
        }
    }
}

extension PathWalker {
    /// Walks one accessor of a property.
    func walk(_ accessor: Block, of property: PropertySite, selfValue: Value) -> Value {
        let types = property.owner.map { table.enclosing($0) } ?? []
        let frame = FunctionFrame(
            selfValue: selfValue, scope: Scope(file: property.file, types: types, platforms: platforms), entryConditions: conditions,
            returns: lookup.type(of: property))
        let scope = LocalScope(outer: nil, frame: frame)
        for name in [property.declaration.accessors.parameterName, "newValue", "oldValue"].compactMap({ $0 }) {
            scope.declare(name, opaque(lookup.type(of: property)), under: nil)
        }
        walkBody(accessor, in: scope, isFunction: true)
        return result(of: frame, declared: property.declaration.type)
    }
}
