import SwiftTree

extension Lowering {
    /// nil where the statement's own words are damaged.
    func lowerIf(_ node: Node) -> IfStatement? {
        guard walk.enter() else { return nil }
        defer { walk.leave() }
        let children = children(of: node)
        guard !hasDamagedHead(node, children), let open = children.firstIndex(where: { $0.kind == .openBraceToken }), open >= 1 else {
            return nil
        }
        var rest = children[open...]
        guard let then = lowerBlock(&rest) else { return nil }
        return IfStatement(
            range: node.range, conditions: lowerConditions(children[1..<open]), then: then, otherwise: lowerOtherwise(&rest))
    }

    private func lowerOtherwise(_ rest: inout ArraySlice<Child>) -> IfStatement.Otherwise? {
        guard rest.popFirst()?.kind == .elseToken, let next = rest.first else { return nil }
        guard next.kind == .ifStatement else { return lowerBlock(&rest).map { .block($0) } }
        if let statement = lowerIf(next.node) { return .ifStatement(statement) }
        // A damaged `else if`: something runs otherwise, but not known what.
        return .block(Block(range: next.node.range, statements: [unknownStatement(next.node)]))
    }

    /// Conditions stand flat beside one another; a comma outside parentheses parts them.
    func lowerConditions(_ children: ArraySlice<Child>) -> [Condition] {
        var conditions: [Condition] = []
        var depth = 0
        var start = children.startIndex
        for index in children.indices {
            switch children[index].kind {
            case .openParenToken: depth += 1
            case .closeParenToken: depth -= 1
            case .commaToken where depth == 0:
                if let condition = lowerCondition(children[start..<index]) { conditions.append(condition) }
                start = index + 1
            default: continue
            }
        }
        if let condition = lowerCondition(children[start...]) { conditions.append(condition) }
        return conditions
    }

    private func lowerCondition(_ part: ArraySlice<Child>) -> Condition? {
        let part = part.filter { $0.kind != .directive }[...]
        guard let first = part.first, let last = part.last else { return nil }
        let range = ByteRange(first.node.start, last.node.end)
        return Condition(range: range, kind: conditionKind(part, first, range))
    }

    private func conditionKind(_ part: ArraySlice<Child>, _ first: Child, _ range: ByteRange) -> Condition.Kind {
        switch first.kind {
        case .availabilityCondition:
            return .availability
        case .caseToken:
            guard let equal = part.firstIndex(where: { $0.kind == .equalToken }), equal + 1 < part.endIndex else { break }
            return .pattern(lowerPattern(part[..<equal], binds: false), lowerExpression(part[equal + 1].node))
        case .valueBindingPattern:
            return lowerOptionalBinding(part)
        default:
            if part.count == 1 { return .expression(lowerExpression(first.node)) }
        }
        return .expression(Expression(range: range, kind: .unknown(part.flatMap { salvage($0.node) })))
    }

    /// `let name`, `let name: Type = value`, `let (a, b) = value`.
    private func lowerOptionalBinding(_ part: ArraySlice<Child>) -> Condition.Kind {
        let equal = part.firstIndex { $0.kind == .equalToken } ?? part.endIndex
        let colon = part[..<equal].firstIndex { $0.kind == .typeAnnotation } ?? equal
        let type = colon < equal ? lowerTypeSlot(children(of: part[colon].node)) : nil
        let value = equal + 1 < part.endIndex ? lowerExpression(part[equal + 1].node) : nil
        return .optionalBinding(lowerPattern(part[..<colon], binds: true), type: type, value: value)
    }

    /// nil where the statement's own words are damaged.
    func lowerSwitch(_ node: Node) -> SwitchStatement? {
        guard walk.enter() else { return nil }
        defer { walk.leave() }
        let children = children(of: node)
        guard let subject = children.first(where: { $0.field == .expr }),
            let open = children.firstIndex(where: { $0.kind == .openBraceToken }),
            !children[..<open].contains(where: { $0.node.isDamage })
        else { return nil }
        let cases = children[open...].compactMap { child -> SwitchCase? in
            if child.kind == .switchEntry { return lowerCase(child.node) }
            return child.node.isDamage ? unknownCase(child.node) : nil
        }
        return SwitchStatement(range: node.range, subject: lowerExpression(subject.node), cases: cases)
    }

    private func unknownCase(_ node: Node) -> SwitchCase {
        SwitchCase(
            range: node.range, items: [SwitchCase.Item(pattern: .unknown, whereClause: nil)],
            body: Block(range: node.range, statements: [unknownStatement(node)]), platforms: platforms.platforms(at: node.start))
    }

    private func lowerCase(_ node: Node) -> SwitchCase {
        let children = children(of: node)
        guard let colon = children.firstIndex(where: { $0.kind == .colonToken }), !children[...colon].contains(where: { $0.node.isDamage })
        else { return unknownCase(node) }
        let body = children[(colon + 1)...].flatMap { child -> [Statement] in
            switch child.kind {
            case .statements: lowerStatements(child.node)
            case .fallthroughToken: [statement(child.node, .fallthroughStatement)]
            default: child.node.isDamage && !isHarmless(child.node) ? [unknownStatement(child.node)] : []
            }
        }
        return SwitchCase(
            range: node.range, items: lowerCaseItems(children[..<colon]),
            body: Block(range: ByteRange(children[colon].node.end, node.end), statements: body),
            platforms: platforms.platforms(at: node.start))
    }

    /// `pattern where condition, pattern`.
    private func lowerCaseItems(_ children: ArraySlice<Child>) -> [SwitchCase.Item] {
        children.split { $0.kind == .commaToken }.compactMap { part in
            guard let pattern = part.first(where: { $0.kind == .switchPattern }) else { return nil }
            let word = part.firstIndex { $0.kind == .whereKeyword }
            let condition = word.flatMap { $0 + 1 < part.endIndex ? lowerExpression(part[$0 + 1].node) : nil }
            return SwitchCase.Item(pattern: lowerPattern(pattern.node, binds: false), whereClause: condition)
        }
    }
}
