extension TypeTable {
    /// The names that the parsed files extend or inherit from and that neither they nor the fact tables declare.
    var undeclared: Set<SourceQuery> {
        var names: Set<String> = []
        for type in types {
            if type.declaration == nil, let name = type.path.last { names.insert(name) }
            for case .external(let name) in type.inherited.map(\.type) { names.insert(name) }
        }
        let unknown = names.filter {
            FrameworkClasses.named($0) == nil && DelegateProtocols.named($0) == nil && RepresentableKind(protocolName: $0) == nil
        }
        return Set(unknown.map(SourceQuery.type))
    }
}
