/// What the frameworks call a handler with, where the handler itself does not write it.
struct HandlerParameters: Hashable, Sendable {
    /// The type that is constructed with the handler, or the class whose member is set to it.
    let className: String
    /// `init`, or the member.
    let member: String
    /// Unknown for a type that the generic arguments say.
    let types: [StaticType]

    fileprivate init?(_ row: FactRow) {
        guard row.count == 4 else { return nil }
        className = row[0]
        member = row[1]
        types = row.names(2).map { $0 == "item" ? .unknown : .external($0) }
    }

    /// What the closures are called with that an initializer of `type` is given.
    static func given(toInitializerOf ancestry: [String]) -> [StaticType] {
        ancestry.lazy.compactMap { byInitializer[$0]?.types }.first ?? []
    }

    /// What a closure is called with that is assigned to a member of this name, of an object with this ancestry.
    static func given(toMember name: String, of ancestry: [String]) -> [StaticType] {
        byMember[name]?.first { ancestry.contains($0.className) }?.types ?? []
    }

    static let all: [HandlerParameters] = FactTable.handlerParameters.rows(HandlerParameters.init)
    private static let byInitializer = Dictionary(
        all.filter { $0.member == "init" }.map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })
    private static let byMember = Dictionary(grouping: all.filter { $0.member != "init" }, by: \.member)
}

extension PathWalker {
    /// The types of what `type` calls a closure with that its initializer is given. A generic argument says which cell and
    /// which item.
    func givenTypes(to argument: Argument, of type: StaticType, _ context: CallContext) -> [StaticType] {
        guard argument.label == nil || argument.label == "handler" || argument.label == "cellProvider" else { return [] }
        var types = HandlerParameters.given(toInitializerOf: lookup.frameworkAncestry(of: type))
        guard case .type(let written) = context.call.callee.kind, case .named(_, let generics) = written.kind else { return types }
        let resolved = generics.map { table.staticType(of: $0, in: context.scope.frame.scope) }
        for (position, generic) in zip(types.indices, [resolved.first, nil, resolved.last]) {
            if let generic, types[position] == .unknown || position == 0 && type.externalName?.hasSuffix("Registration") == true {
                types[position] = generic
            }
        }
        return types
    }

    /// The same for `super.init(…)` in a class that inherits from one of the frameworks' data sources.
    func superParameters(_ receiver: Value?) -> [StaticType] {
        receiver.map { HandlerParameters.given(toInitializerOf: lookup.frameworkAncestry(of: $0.type)) } ?? []
    }
}
