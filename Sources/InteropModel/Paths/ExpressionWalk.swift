import SwiftTree

extension PathWalker {
    /// What `expression` denotes where a value of `type` is expected.
    func evaluate(_ expression: Expression, expecting type: StaticType, in scope: LocalScope) -> Value {
        expected = type
        defer { expected = .unknown }
        return evaluate(expression, in: scope)
    }

    /// What `expression` denotes, after everything that evaluating it does.
    func evaluate(_ expression: Expression, in scope: LocalScope) -> Value {
        guard step() else { return Value() }
        switch expression.kind {
        case .identifier(let name):
            return read(name: name, range: expression.range, in: scope)
        case .member(let base, let name, let nameRange):
            return readMember(name, of: evaluate(base, in: scope), range: expression.range, nameRange: nameRange, in: scope)
        case .call(let call):
            return evaluate(call, range: expression.range, in: scope)
        case .implicitMember(let name):
            return implicitMember(name, range: expression.range, in: scope)
        case .subscript(let base, let arguments):
            let value = evaluate(base, in: scope)
            return element(of: value, at: arguments.map { evaluate($0.value, in: scope) })
        case .closure(let closure):
            return closureValue(closure, in: scope)
        case .literal(let literal):
            return literalValue(literal)
        case .assignment(let `operator`, let target, let value):
            assign(to: target, value: value, operator: `operator`, range: expression.range, in: scope)
            return Value(type: .void)
        case .optionalChain(let base), .forceUnwrap(let base), .postfix(_, let base):
            return evaluate(base, in: scope)
        case .cast(let base, let type, let kind):
            return cast(evaluate(base, in: scope), to: type, kind: kind, in: scope)
        case .type(let type):
            return Value(type: .metatype(table.staticType(of: type, in: scope.frame.scope)))
        case .selector:
            // `#selector` names a method and reads nothing.
            return Value(type: .external("Selector"))
        default:
            return evaluateComposite(expression, in: scope)
        }
    }

    /// `.name` with nothing in front: a case or a static member of the expected type.
    private func implicitMember(_ name: String, range: ByteRange, in scope: LocalScope) -> Value {
        let type = expected
        expected = .unknown
        noteMissing(type)
        guard let id = type.typeID, lookup.property(named: name, of: type) != nil else {
            var value = Value(type: type)
            value.implicitMember = name
            return value
        }
        return readMember(name, of: Value(type: .metatype(.project(id))), range: range, nameRange: range, in: scope)
    }

    private func evaluateComposite(_ expression: Expression, in scope: LocalScope) -> Value {
        switch expression.kind {
        case .binary(let `operator`, let left, let right):
            return binary(`operator`, left, right, range: expression.range, in: scope)
        case .prefix(let `operator`, let operand):
            let value = evaluate(operand, in: scope)
            guard `operator` == "!" else { return value }
            var result = Value.computed(from: [value], type: .external("Bool"))
            result.tests = tests(of: value)
            return result
        case .ternary(let condition, let then, let otherwise):
            return ternary(condition, then, otherwise, in: scope)
        case .interpolation(let parts):
            return .computed(from: parts.map { evaluate($0, in: scope) }, type: .external("String"))
        case .array(let parts):
            return collection(parts.map { evaluate($0, in: scope) })
        case .dictionary(let parts), .unknown(let parts):
            return .computed(from: parts.map { evaluate($0, in: scope) })
        case .tuple(let parts):
            let elements = parts.map { evaluate($0.value, in: scope) }
            var value = Value.computed(from: elements, type: elements.isEmpty ? .void : .tuple(elements.map(\.type)))
            value.elements = elements
            return value
        case .macro(_, let arguments):
            return .computed(from: arguments.map { evaluate($0.value, in: scope) })
        case .ifExpression(let branch):
            return branchValue(in: scope) { inner in walk(branch, in: inner) }
        case .switchExpression(let choice):
            return branchValue(in: scope) { inner in walk(choice, in: inner) }
        default:
            return Value()
        }
    }

    /// An `if` or `switch` in value position: what its branches give, and everything that decides between them.
    private func branchValue(in scope: LocalScope, _ work: (LocalScope) -> Void) -> Value {
        let before = events.count
        let outer = scope.frame
        let frame = FunctionFrame(
            selfValue: outer.selfValue, scope: outer.scope, entryConditions: conditions, returns: outer.returns, givesBranchValues: true)
        work(LocalScope(outer: scope, frame: frame))
        var value = frame.returned.dropFirst().reduce(frame.returned.first ?? Value()) { $0.merged(with: $1) }
        for event in events[before...] where !event.isStored {
            if case .read(let place, _) = event.kind, !value.sources.contains(place), value.sources.count < 64 {
                value.sources.append(place)
            }
        }
        return value
    }

    private func literalValue(_ literal: Expression.Literal) -> Value {
        var value = Value()
        value.literal = literal
        switch literal {
        case .string: value.type = .external("String")
        case .boolean: value.type = .external("Bool")
        case .nil, .number, .regex: break
        }
        return value
    }

    func collection(_ elements: [Value]) -> Value {
        var value = Value.computed(from: elements, type: .array(elements.first?.type ?? .unknown))
        value.elements = elements
        return value
    }

    /// One element of a collection; of a literal, its first.
    func element(of base: Value, at indices: [Value]) -> Value {
        if indices.isEmpty, var first = base.elements.first {
            for other in base.elements.dropFirst() {
                first.alternatives += other.denoted.filter { !first.alternatives.contains($0) }
            }
            first.alternatives += base.alternatives
            return first
        }
        if indices.isEmpty, case .dictionary(let type) = base.type {
            var value = Value(place: base.place?.appending("[]"), type: type, owner: base.type)
            value.absorb(base: base)
            return pair([opaque(), value])
        }
        var value = Value(place: base.place?.appending("[]"), type: base.type.element, owner: base.type)
        value.alternatives = base.alternatives
        value.absorb(base)
        for index in indices { value.absorb(index) }
        return value
    }

    private func cast(_ value: Value, to reference: TypeReference, kind: Expression.CastKind, in scope: LocalScope) -> Value {
        var result = value
        if kind == .test {
            result = Value.computed(from: [value], type: .external("Bool"))
            result.tests = [test(.pattern, value.place.map { [$0] } ?? value.sources)]
            return result
        }
        let type = table.staticType(of: reference, in: scope.frame.scope)
        if type != .unknown { result.type = type }
        // `view.delegate as? Coordinator`: there is one.
        if let coordinator = subject.coordinator, type == .project(coordinator.type), value.place?.root != .representable {
            return coordinatorValue
        }
        return result
    }

    private func binary(_ name: String, _ left: Expression, _ right: Expression, range: ByteRange, in scope: LocalScope) -> Value {
        let first = evaluate(left, in: scope)
        switch name {
        case "&&", "||":
            let inner = ConditionFrame(
                parent: conditions, tests: tests(of: first), sources: first.sources,
                site: SiteKey(file: scope.frame.file, range: left.range))
            let second = with(conditions: inner) { evaluate(right, in: scope) }
            var result = Value.computed(from: [first, second], type: .external("Bool"))
            result.tests = tests(of: first) + tests(of: second)
            return result
        case "??":
            // The right side runs where the left one is absent.
            let inner = ConditionFrame(
                parent: conditions, tests: [test(.absence, first.place.map { [$0] } ?? first.sources)], sources: first.sources,
                site: SiteKey(file: scope.frame.file, range: left.range))
            return first.merged(with: with(conditions: inner) { evaluate(right, in: scope) })
        case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "=~":
            let second = evaluate(right, in: scope)
            var result = Value.computed(from: [first, second], type: .external("Bool"))
            if first.isNil || second.isNil {
                let tested = first.isNil ? second : first
                result.tests = [test(.absence, tested.place.map { [$0] } ?? tested.sources)]
            } else if let flag = comparedWithBoolean(first, second) {
                result.tests = tests(of: flag)
            } else {
                result.tests = first.tests + second.tests + comparisons(first, second)
            }
            return result
        default:
            return .computed(from: [first, evaluate(right, in: scope)], type: first.type)
        }
    }

    /// `flag == false` asks what `!flag` asks.
    private func comparedWithBoolean(_ left: Value, _ right: Value) -> Value? {
        if case .boolean = right.literal { return left }
        if case .boolean = left.literal { return right }
        return nil
    }

    /// Tuples are compared element by element.
    private func comparisons(_ left: Value, _ right: Value) -> [Test] {
        guard !left.elements.isEmpty, left.elements.count == right.elements.count else {
            return [test(.comparison, left.sources, right.sources)]
        }
        return zip(left.elements, right.elements).map { test(.comparison, $0.sources, $1.sources) }
    }

    private func ternary(_ condition: Expression, _ then: Expression, _ otherwise: Expression, in scope: LocalScope) -> Value {
        let test = evaluate(condition, in: scope)
        func frame() -> ConditionFrame {
            ConditionFrame(
                parent: conditions, tests: tests(of: test), sources: test.sources,
                site: SiteKey(file: scope.frame.file, range: condition.range))
        }
        let first = with(conditions: frame()) { evaluate(then, in: scope) }
        let second = with(conditions: frame()) { evaluate(otherwise, in: scope) }
        var result = first.merged(with: second)
        for source in test.sources where !result.sources.contains(source) { result.sources.append(source) }
        return result
    }
}
