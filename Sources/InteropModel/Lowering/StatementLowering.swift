import SwiftTree

extension Lowering {
    /// nil for what is no statement: separators, directives, labels, local typealiases and imports.
    func lowerStatement(_ node: Node) -> Statement? {
        if node.isDamage { return isHarmless(node) ? nil : unknownStatement(node) }
        switch node.kind {
        case .semicolonToken, .directive, .statementLabel, .typealiasDeclaration, .importDeclaration, .operatorDeclaration,
            .precedenceGroupDeclaration, .macroDeclaration, .associatedtypeDeclaration, .shebangLine, .diagnostic:
            return nil
        default:
            return statement(node, statementKind(node) ?? .unknown(salvage(node)))
        }
    }

    /// nil where the statement's own words are damaged.
    private func statementKind(_ node: Node) -> Statement.Kind? {
        switch node.kind {
        case .propertyDeclaration: return lowerVariable(node).map { .variable($0) }
        case .functionDeclaration, .initDeclaration, .deinitDeclaration, .subscriptDeclaration: return lowerLocalFunction(node)
        case .classDeclaration, .protocolDeclaration: return .type(lowerType(declaration: node))
        case .ifStatement: return lowerIf(node).map { .ifStatement($0) }
        case .guardStatement: return lowerGuard(node)
        case .switchStatement: return lowerSwitch(node).map { .switchStatement($0) }
        case .forStatement: return lowerFor(node)
        case .whileStatement: return lowerWhile(node)
        case .repeatWhileStatement: return lowerRepeat(node)
        case .doStatement: return lowerDo(node)
        case .controlTransferStatement: return lowerTransfer(node)
        case .callExpression: return lowerDefer(node) ?? .expression(lowerExpression(node))
        // The first word of a case is a name to the grammar.
        case .simpleIdentifier where text(node) == "fallthrough": return .fallthroughStatement
        case let kind where kind.isExpression: return .expression(lowerExpression(node))
        default: return nil
        }
    }

    private func lowerLocalFunction(_ node: Node) -> Statement.Kind? {
        let children = children(of: node)
        return hasDirectDamage(node, children) ? nil : .function(lowerFunction(node, children))
    }

    /// The grammar takes `defer { … }` for a call of a function of that name.
    private func lowerDefer(_ node: Node) -> Statement.Kind? {
        let children = children(of: node)
        guard children.count == 2, children[0].kind == .simpleIdentifier, children[1].kind == .callSuffix else { return nil }
        let callee = children[0].node.range
        guard callee.end - callee.start == 5, source.bytes[callee.start..<callee.end].elementsEqual("defer".utf8) else { return nil }
        let suffix = self.children(of: children[1].node)
        guard suffix.count == 1, suffix[0].kind == .lambdaLiteral else { return nil }
        return .deferStatement(lowerBlock(in: suffix[0].node))
    }

    private func lowerTransfer(_ node: Node) -> Statement.Kind? {
        let children = children(of: node)
        guard !hasDirectDamage(node, children), let keyword = children.first else { return nil }
        // An `#endif` on the next line is taken for the value of a lone `return` or `break`.
        let operand = children.dropFirst().first { $0.kind != .directive }?.node
        switch keyword.kind {
        case .returnToken: return .returnStatement(operand.map { lowerExpression($0) })
        case .throwKeyword: return operand.map { .throwStatement(lowerExpression($0)) }
        case .breakToken: return .breakStatement(label: operand.map { name($0) })
        case .continueToken: return .continueStatement(label: operand.map { name($0) })
        default: return operand.map { .expression(lowerExpression($0)) }
        }
    }

    private func lowerGuard(_ node: Node) -> Statement.Kind? {
        let children = children(of: node)
        guard !hasDamagedHead(node, children), let otherwise = children.firstIndex(where: { $0.kind == .elseToken }) else { return nil }
        var rest = children[(otherwise + 1)...]
        guard let block = lowerBlock(&rest) else { return nil }
        return .guardStatement(lowerConditions(children[1..<otherwise]), otherwise: block)
    }

    private func lowerWhile(_ node: Node) -> Statement.Kind? {
        let children = children(of: node)
        guard !hasDamagedHead(node, children), let open = children.firstIndex(where: { $0.kind == .openBraceToken }), open >= 1 else {
            return nil
        }
        var rest = children[open...]
        return lowerBlock(&rest).map { .whileLoop(lowerConditions(children[1..<open]), body: $0) }
    }

    private func lowerRepeat(_ node: Node) -> Statement.Kind? {
        let children = children(of: node)
        var rest = children.dropFirst()
        guard !hasDamagedHead(node, children), let body = lowerBlock(&rest) else { return nil }
        guard let condition = rest.first(where: { $0.kind != .whileToken }) else { return nil }
        return .repeatLoop(body: body, condition: lowerExpression(condition.node))
    }

    private func lowerFor(_ node: Node) -> Statement.Kind? {
        let children = children(of: node)
        guard !hasDamagedHead(node, children), let open = children.firstIndex(where: { $0.kind == .openBraceToken }),
            let item = children.first(where: { $0.field == .item }),
            let word = children.firstIndex(where: { $0.kind == .inToken }), word + 1 < open
        else { return nil }
        var rest = children[open...]
        guard let body = lowerBlock(&rest) else { return nil }
        let whereClause = children[..<open].last { $0.kind == .whereClause }
        return .forLoop(
            ForLoop(
                pattern: lowerPattern(item.node, binds: true), sequence: lowerExpression(children[word + 1].node),
                whereClause: whereClause.flatMap { lowerWhere($0.node) }, body: body,
                isAsync: children[..<word].contains { $0.kind == .awaitToken }))
    }

    private func lowerDo(_ node: Node) -> Statement.Kind? {
        let children = children(of: node)
        var rest = children.drop { $0.kind != .openBraceToken }
        guard !hasDamagedHead(node, children), let body = lowerBlock(&rest) else { return nil }
        return .doStatement(body: body, catches: rest.filter { $0.kind == .catchBlock }.map { lowerCatch($0.node) })
    }

    private func lowerCatch(_ node: Node) -> CatchClause {
        let children = children(of: node)
        let isDamaged = hasDamagedHead(node, children)
        let pattern = children.first { $0.field == .error }.map { lowerPattern($0.node, binds: true) }
        let whereClause = children.first { $0.kind == .whereClause }
        return CatchClause(
            pattern: isDamaged ? .unknown : pattern, whereClause: whereClause.flatMap { lowerWhere($0.node) }, body: lowerBlock(in: node))
    }

    private func lowerWhere(_ node: Node) -> Expression? {
        children(of: node).first { $0.kind != .whereKeyword }.map { lowerExpression($0.node) }
    }
}
