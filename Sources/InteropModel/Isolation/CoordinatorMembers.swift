/// The initializers and methods of a class and of its project superclasses.
struct CoordinatorMembers {
    /// One method, and whether it or the extension around it is isolated by itself.
    struct Function {
        let declaration: FunctionDeclaration
        let isIsolated: Bool
    }

    /// Deinitializers and static methods left aside: neither is given the object by other code.
    let functions: [Function]
    private let members: [Members]

    init(classes: [ProjectType]) {
        let sites = classes.flatMap(\.sites)
        members = sites.map(\.declaration.members)
        functions = sites.flatMap { site in
            let isMarked = site.isExtension && site.declaration.head.isGlobalActorMarked
            return site.declaration.members.functions.filter { $0.kind != .deinitializer && !$0.head.isStatic }.map {
                Function(declaration: $0, isIsolated: $0.head.isGlobalActorMarked || (isMarked && !$0.head.has("nonisolated")))
            }
        }
    }

    /// At least one is written, and each is isolated by itself.
    var areIsolated: Bool {
        !functions.isEmpty && functions.allSatisfy(\.isIsolated)
    }

    /// Whether code of the class looks at one of its properties `names`, other than to assign it.
    func mention(_ names: Set<String>) -> Bool {
        members.contains { members in
            members.functions.contains { mentions($0, names) }
                || members.properties.contains { property in
                    property.accessors.blocks.contains { mentions($0, names, hidden: []) }
                        || property.initialValue.map { mentions($0, names, hidden: []) } == true
                }
        }
    }

    private func mentions(_ function: FunctionDeclaration, _ names: Set<String>) -> Bool {
        function.body.map { mentions($0, names, hidden: Set(function.parameters.map(\.name))) } ?? false
    }

    private func mentions(_ block: Block, _ names: Set<String>, hidden: Set<String>) -> Bool {
        var reads = 0
        block.visitExpressions { reads += weight(of: $0, names, hidden) }
        return reads > 0
    }

    private func mentions(_ expression: Expression, _ names: Set<String>, hidden: Set<String>) -> Bool {
        var reads = 0
        expression.visit { reads += weight(of: $0, names, hidden) }
        return reads > 0
    }

    /// 1 for a mention, -1 for an assignment, whose target is visited as a mention too.
    private func weight(of expression: Expression, _ names: Set<String>, _ hidden: Set<String>) -> Int {
        if case .assignment("=", let target, _) = expression.kind { return isMention(target, names, hidden) ? -1 : 0 }
        return isMention(expression, names, hidden) ? 1 : 0
    }

    private func isMention(_ expression: Expression, _ names: Set<String>, _ hidden: Set<String>) -> Bool {
        switch expression.kind {
        case .identifier(let name): return names.contains(name) && !hidden.contains(name)
        case .member(let base, let name, _):
            guard case .identifier("self") = base.kind else { return false }
            return names.contains(name)
        default: return false
        }
    }
}

extension DeclarationHead {
    /// Isolated by an attribute of its own: `@MainActor`, or another global actor, which is told by the ending of its name.
    var isGlobalActorMarked: Bool {
        attributes.contains { $0.name.hasSuffix("Actor") && $0.name != "globalActor" }
    }
}
