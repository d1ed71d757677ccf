import SwiftTree

/// Which closure literals belong to the main actor because of where they are written.
extension Project {
    /// Whether the literal takes over the main actor from the code around it: it stands in a main-actor method, directly or
    /// inside closures that take it over themselves, and says nothing else. False where that cannot be told.
    package func isMainActorClosure(_ site: SiteKey) -> Bool {
        guard let context = lexicalContext(of: site), let literal = context.layers.last?.closure, literal.range == site.range,
            literal.attributes.isEmpty
        else { return false }
        var isMain = isMainActor(around: context)
        for layer in context.layers.dropLast() {
            switch inheritance(of: layer, in: context) {
            case .takesOver: continue
            case .mainActor: isMain = true
            case .nothing: return false
            }
        }
        return isMain
    }

    private func isMainActor(around context: LexicalContext) -> Bool {
        guard let owner = context.owner else { return false }
        let head = context.function?.declaration.head ?? context.property?.declaration.head
        if head?.has("nonisolated") == true { return false }
        if head?.attribute("MainActor") != nil { return true }
        // SwiftUI's representable protocols belong to the main actor, and with them what conforms.
        if representables.contains(where: { $0.type == owner }) { return head?.isGlobalActorMarked == false }
        if let function = context.function { return isMainActor(function, of: owner) }
        guard head?.isGlobalActorMarked == false else { return false }
        switch isolation(of: owner) {
        case .mainActor, .inferred(.markedProtocol): return true
        case .otherActor, .nonisolated, .inferred, .unmarked, .unknown: return false
        }
    }

    private enum Inheritance {
        /// It belongs where the code around it belongs.
        case takesOver
        case mainActor
        /// It is `@Sendable`, belongs to another actor, or nobody knows.
        case nothing
    }

    /// Sources: SE-0306 and SE-0420 (isolation of closures), SE-0304 (`Task` takes over, `Task.detached` does not).
    private func inheritance(of layer: LexicalContext.Layer, in context: LexicalContext) -> Inheritance {
        if layer.closure.attributes.contains("MainActor") { return .mainActor }
        guard layer.closure.attributes.isEmpty else { return .nothing }
        guard let call = layer.call else { return .takesOver }
        switch call.callee.kind {
        case .identifier("Task"), .identifier("UIAction"): return .takesOver
        case .member(let base, let name, _): return inheritance(of: layer.closure, givenTo: name, on: base, call)
        case .identifier(let name):
            return isPlainParameter(of: name, context.owner) ? .takesOver : .nothing
        default: return .nothing
        }
    }

    private func inheritance(of closure: Closure, givenTo name: String, on base: Expression, _ call: Call) -> Inheritance {
        switch name {
        case "detached": return .nothing
        case "run", "assumeIsolated":
            if case .identifier("MainActor") = base.kind { return .mainActor }
            return .nothing
        case "async", "asyncAfter":
            if case .member(_, "main", _) = base.kind { return .mainActor }
            return .nothing
        case "sync", "sink": return .takesOver
        default: break
        }
        guard let argument = call.arguments.first(where: { $0.value.range == closure.range }) else { return .nothing }
        if case .now = ClosureDisposition(callee: name, argument: argument, of: call) { return .takesOver }
        let rows = OffMainCalls.call(name, argument: argument, of: call, on: .unknown)
        if let rows { return rows.isSendable == .no ? .takesOver : .nothing }
        return isPlainParameter(of: name, nil) ? .takesOver : .nothing
    }

    /// Whether every function of that name in the project takes its closures without `@Sendable`.
    private func isPlainParameter(of name: String, _ owner: TypeID?) -> Bool {
        let functions = table.types.flatMap { $0.members.functions[name] ?? [] } + (table.functions[name] ?? [])
        guard !functions.isEmpty else { return false }
        return functions.flatMap(\.declaration.parameters).allSatisfy { parameter in
            guard let type = parameter.type?.unwrapped, case .function = type.kind else { return true }
            return !(type.attributes + parameter.attributes).contains { $0 == "Sendable" || $0.hasSuffix("Actor") || $0 == "sending" }
        }
    }
}

extension Closure {
    /// Whether its body, inner closures left aside, mentions nothing of what belongs to `owner`: neither `self` nor a member.
    package func leavesAside(_ owner: TypeID?, in table: TypeTable) -> Bool {
        body.leavesAside(owner, in: table)
    }
}

extension Block {
    /// The same for a method's body.
    package func leavesAside(_ owner: TypeID?, in table: TypeTable) -> Bool {
        var isFree = true
        visitOutsideClosures { expression in
            guard case .identifier(let name) = expression.kind else { return }
            if name == "self" || name == "super" { isFree = false }
            guard let owner else { return }
            let type = StaticType.project(owner)
            if table.property(named: name, of: type, platforms: .all) != nil
                || !table.functions(named: name, of: type, platforms: .all).isEmpty
            {
                isFree = false
            }
        }
        return isFree
    }
}

extension Block {
    /// Every expression, those of inner closures left out.
    func visitOutsideClosures(_ visit: (Expression) -> Void) {
        for statement in statements {
            statement.visitOwnExpressionRoots { $0.visitOutsideClosures(visit) }
            for block in statement.blocks { block.visitOutsideClosures(visit) }
        }
    }
}

extension Expression {
    fileprivate func visitOutsideClosures(_ visit: (Expression) -> Void) {
        visit(self)
        for child in children { child.visitOutsideClosures(visit) }
        switch kind {
        case .ifExpression(let branch):
            branch.visitConditions { $0.visitOutsideClosures(visit) }
            for block in branch.blocks { block.visitOutsideClosures(visit) }
        case .switchExpression(let choice):
            for expression in choice.headExpressions { expression.visitOutsideClosures(visit) }
            for item in choice.cases { item.body.visitOutsideClosures(visit) }
        default: break
        }
    }
}
