import SwiftTree

extension Lowering {
    /// The statements in the braces of `node`, which holds one pair of them.
    func lowerBlock(in node: Node) -> Block {
        let children = children(of: node)
        var rest = children.drop { $0.kind != .openBraceToken }
        return lowerBlock(&rest) ?? Block(range: node.range, statements: children.flatMap(statements))
    }

    /// Takes `{ statements }` from the front of `rest`; nil, and nothing taken, where no brace stands there.
    func lowerBlock(_ rest: inout ArraySlice<Child>) -> Block? {
        guard let open = rest.first, open.kind == .openBraceToken else { return nil }
        rest = rest.dropFirst()
        var found: [Statement] = []
        var end = open.node.end
        while let child = rest.popFirst() {
            end = child.node.end
            if child.kind == .closeBraceToken { break }
            found += statements(child)
        }
        return Block(range: ByteRange(open.node.start, end), statements: found)
    }

    /// What one child of a block gives: the `statements` node holds them all, an error node beside it is one more.
    private func statements(_ child: Child) -> [Statement] {
        if child.kind == .statements { return lowerStatements(child.node) }
        return child.node.isDamage ? [unknownStatement(child.node)] : []
    }

    /// - Parameter node: a `statements` node.
    func lowerStatements(_ node: Node) -> [Statement] {
        guard walk.enter() else { return [unknownStatement(node)] }
        defer { walk.leave() }
        var label: String?
        return children(of: node).compactMap { child in
            if child.kind == .statementLabel {
                label = text(child.node).split { $0 == ":" || $0 == " " }.first.map(String.init)
                return nil
            }
            guard let statement = lowerStatement(child.node) else { return nil }
            defer { label = nil }
            return label == nil
                ? statement : Statement(range: statement.range, kind: statement.kind, platforms: statement.platforms, label: label)
        }
    }

    func unknownStatement(_ node: Node) -> Statement {
        statement(node, .unknown(salvage(node)))
    }

    func unknown(_ node: Node) -> Expression {
        Expression(range: node.range, kind: .unknown(salvage(node)))
    }

    func statement(_ node: Node, _ kind: Statement.Kind) -> Statement {
        Statement(range: node.range, kind: kind, platforms: platforms.platforms(at: node.start))
    }

    /// The expressions inside a damaged node that are whole themselves. Nothing inside an error node is believed.
    func salvage(_ node: Node) -> [Expression] {
        guard !node.isDamage, walk.enter() else { return [] }
        defer { walk.leave() }
        return children(of: node).flatMap { child -> [Expression] in
            child.kind.isExpression && !child.node.isDamage ? [lowerExpression(child.node)] : salvage(child.node)
        }
    }

    /// Whether damage lies among `children` outside braces: then a statement's head cannot be believed.
    func hasDamagedHead(_ node: Node, _ children: [Child]) -> Bool {
        guard node.hasError else { return false }
        var isInBraces = false
        return children.contains { child in
            switch child.kind {
            case .openBraceToken: isInBraces = true
            case .closeBraceToken: isInBraces = false
            default: break
            }
            let isBrace = child.kind == .openBraceToken || child.kind == .closeBraceToken
            return child.node.isDamage && (isBrace || !isInBraces)
        }
    }
}
