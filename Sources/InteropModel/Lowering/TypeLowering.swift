import SwiftTree

extension Lowering {
    /// A type with what stands around it: `: @escaping (A) -> B`, `-> some C`, `T!`.
    /// - Parameter children: the children of the node that holds the type, or the part of them where it stands.
    func lowerTypeSlot(_ children: some Sequence<Child>) -> TypeReference? {
        var attributes: [String] = []
        var type: TypeReference?
        for child in children {
            switch child.kind {
            case .typeModifiers, .parameterModifiers:
                attributes += typeAttributes(child.node)
            case .bangToken, .bang:
                guard let wrapped = type else { continue }
                let range = ByteRange(wrapped.range.start, child.node.end)
                type = TypeReference(range: range, kind: .optional(wrapped, isImplicitlyUnwrapped: true))
            case .ellipsisToken:
                // Inside the function a variadic parameter is an array.
                guard let element = type else { continue }
                type = TypeReference(range: ByteRange(element.range.start, child.node.end), kind: .array(element))
            case let kind where kind.isType && type == nil:
                type = lowerType(child.node)
            default:
                continue
            }
        }
        guard let type, !attributes.isEmpty else { return type }
        return TypeReference(range: type.range, kind: type.kind, attributes: attributes + type.attributes)
    }

    private func typeAttributes(_ modifiers: Node) -> [String] {
        children(of: modifiers).compactMap { child in
            switch child.kind {
            case .attribute: attributeName(child.node)
            case .parameterModifier: text(child.node).trimmingPrefix("@").description
            default: nil
            }
        }
    }

    func lowerType(_ node: Node) -> TypeReference {
        guard !node.isDamage, walk.enter() else { return TypeReference(range: node.range, kind: .unknown) }
        defer { walk.leave() }
        let children = children(of: node)
        guard !hasDirectDamage(node, children) else { return TypeReference(range: node.range, kind: .unknown) }
        switch node.kind {
        case .tupleType, .tupleTypeItem: return lowerTupleType(node, children)
        case .optionalType: return lowerOptionalType(node, children)
        default: return TypeReference(range: node.range, kind: typeKind(node, children))
        }
    }

    private func typeKind(_ node: Node, _ children: [Child]) -> TypeReference.Kind {
        switch node.kind {
        case .userType: return lowerUserType(children)
        case .typeIdentifier: return .named([name(node)], arguments: [])
        case .arrayType: return types(children).last.map { .array($0) } ?? .unknown
        case .dictionaryType:
            let parts = types(children)
            return parts.count == 2 ? .dictionary(key: parts[0], value: parts[1]) : .unknown
        case .functionType: return lowerFunctionType(children)
        case .opaqueType: return types(children).first.map { .constrained($0, isExistential: false) } ?? .unknown
        case .existentialType: return types(children).first.map { .constrained($0, isExistential: true) } ?? .unknown
        case .protocolCompositionType: return .composition(types(children))
        case .metatype: return types(children).first.map { .metatype($0) } ?? .unknown
        case .bracketQualifiedType: return lowerBracketQualifiedType(children)
        // `repeat each T`, `each T`.
        case .typePackExpansion, .typeParameterPack: return types(children).first?.kind ?? .unknown
        default: return .unknown
        }
    }

    private func types(_ children: [Child]) -> [TypeReference] {
        children.compactMap { $0.kind.isType ? lowerType($0.node) : nil }
    }

    private func lowerUserType(_ children: [Child]) -> TypeReference.Kind {
        var names: [String] = []
        var arguments: [TypeReference] = []
        for child in children {
            switch child.kind {
            case .typeIdentifier:
                names.append(name(child.node))
                arguments = []
            case .typeArguments:
                arguments = types(self.children(of: child.node))
            default: continue
            }
        }
        guard names.count > 1, let last = names.last, last == "Type" || last == "Protocol" else {
            return names.isEmpty ? .unknown : .named(names, arguments: arguments)
        }
        guard let first = children.first, let beforeLast = children.dropLast(2).last else { return .unknown }
        let range = ByteRange(first.node.start, beforeLast.node.end)
        return .metatype(TypeReference(range: range, kind: lowerUserType(children.dropLast(2))))
    }

    /// `[A].Index`, `[A: B].Value`.
    private func lowerBracketQualifiedType(_ children: [Child]) -> TypeReference.Kind {
        guard let base = children.first(where: { $0.kind.isType }) else { return .unknown }
        let names = children.dropFirst().filter { $0.kind == .typeIdentifier }.map { name($0.node) }
        if names == ["Type"] { return .metatype(lowerType(base.node)) }
        return .named([base.kind == .dictionaryType ? "Dictionary" : "Array"] + names, arguments: [])
    }

    private func lowerOptionalType(_ node: Node, _ children: [Child]) -> TypeReference {
        guard let base = children.first(where: { $0.kind.isType }) else { return TypeReference(range: node.range, kind: .unknown) }
        var type = lowerType(base.node)
        // Nobody writes more question marks than this; a file made to hurt would nest the type without bound.
        for mark in children.prefix(8) {
            let levels = mark.kind == .askToken ? 1 : mark.kind == .doubleAskToken ? 2 : 0
            for _ in 0..<levels {
                let range = ByteRange(node.start, mark.node.end)
                type = TypeReference(range: range, kind: .optional(type, isImplicitlyUnwrapped: false))
            }
        }
        return type
    }

    /// A tuple type; one in parentheses around a single type is that type.
    private func lowerTupleType(_ node: Node, _ children: [Child]) -> TypeReference {
        if node.kind == .tupleTypeItem {
            return lowerTypeSlot(children) ?? TypeReference(range: node.range, kind: .unknown)
        }
        let items = children.compactMap { child -> TypeReference? in
            child.kind == .tupleTypeItem || child.kind.isType ? lowerType(child.node) : nil
        }
        if items.count == 1 { return items[0] }
        return TypeReference(range: node.range, kind: .tuple(items))
    }

    private func lowerFunctionType(_ children: [Child]) -> TypeReference.Kind {
        guard let arrow = children.firstIndex(where: { $0.kind == .arrowToken }),
            let result = lowerTypeSlot(children[arrow...]),
            let parameters = children[..<arrow].first(where: { $0.kind.isType })
        else { return .unknown }
        guard parameters.kind == .tupleType else {
            return .function(parameters: [lowerType(parameters.node)], result: result)
        }
        let items = self.children(of: parameters.node).filter { $0.kind == .tupleTypeItem || $0.kind.isType }
        return .function(parameters: items.map { lowerType($0.node) }, result: result)
    }
}

extension NodeKind {
    /// Whether a node of this kind is a type. `~Copyable` is none: it takes a conformance away.
    var isType: Bool {
        switch self {
        case .userType, .tupleType, .functionType, .arrayType, .dictionaryType, .optionalType, .metatype, .bracketQualifiedType,
            .opaqueType, .existentialType, .typePackExpansion, .typeParameterPack, .protocolCompositionType:
            true
        default: false
        }
    }
}
