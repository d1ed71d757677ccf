import SwiftTree

extension PathWalker {
    /// The value of a list of conditions, its tests gathered; names that they bind are declared in `scope`.
    func evaluate(_ list: [Condition], in scope: LocalScope) -> Value {
        var result = Value()
        for condition in list {
            switch condition.kind {
            case .expression(let expression):
                let value = evaluate(expression, in: scope)
                let tests = tests(of: value)
                result.absorb(value)
                result.tests += tests.dropFirst(value.tests.count)
            case .optionalBinding(let pattern, let type, let expression):
                result.absorb(bindOptional(pattern, type: type, to: expression, range: condition.range, in: scope))
            case .pattern(let pattern, let expression):
                let subject = evaluate(expression, in: scope)
                let tests = bind(pattern, to: subject, in: scope)
                result.absorb(subject)
                result.tests += tests
            case .availability:
                break
            }
        }
        return result
    }

    private func bindOptional(
        _ pattern: Pattern, type: TypeReference?, to expression: Expression?, range: ByteRange, in scope: LocalScope
    ) -> Value {
        var value: Value
        if let expression {
            value = evaluate(expression, in: scope)
        } else if case .identifier(let name, let nameRange) = pattern {
            value = evaluate(Expression(range: nameRange, kind: .identifier(name)), in: scope)
        } else {
            value = opaque()
        }
        var result = value
        // An `as?` only reaches something; so does unwrapping, unless it is of the very thing that is then stored.
        result.tests.append(test(.unwrap, value.place.map { [$0] } ?? value.sources))
        value.tests = []
        if let type { value.type = table.staticType(of: type, in: scope.frame.scope) }
        _ = bind(pattern, to: value, in: scope)
        return result
    }

    /// The tests that taking `value` for true or false makes: those it was computed from, or a flag test of itself.
    func tests(of value: Value) -> [Test] {
        if !value.tests.isEmpty { return value.tests }
        if value.isDifference { return [test(.difference, value.sources)] }
        return value.sources.isEmpty ? [] : [test(.flag, value.sources)]
    }

    /// The tests that matching `subject` against a pattern makes, one for each element of a tuple.
    func patternTests(_ subject: Value) -> [Test] {
        guard subject.elements.isEmpty else {
            let all = subject.elements
            let other = { (index: Int) in all.indices.filter { $0 != index }.flatMap { all[$0].sources } }
            return all.indices.map { test(.pattern, all[$0].sources, other($0)) }
        }
        return subject.sources.isEmpty ? [] : [test(.pattern, subject.place.map { [$0] } ?? subject.sources)]
    }

    /// Declares the names of `pattern`, and tells which tests matching it makes.
    func bind(_ pattern: Pattern, to value: Value, in scope: LocalScope) -> [Test] {
        switch pattern {
        case .identifier(let name, _):
            scope.declare(name, value, under: conditions)
            return []
        case .tuple(let parts):
            return parts.enumerated().flatMap { index, part in bind(part, to: element(index, of: value), in: scope) }
        case .enumCase(_, let parts):
            for part in parts {
                var payload = Value(place: value.place?.appending("[]"))
                payload.absorb(value)
                payload.tests = []
                _ = bind(part, to: payload, in: scope)
            }
            return patternTests(value)
        case .isType:
            return patternTests(value)
        case .asType(let inner, let type):
            var cast = value
            cast.type = table.staticType(of: type, in: scope.frame.scope)
            return bind(inner, to: cast, in: scope)
        case .optional(let inner):
            return [test(.unwrap, value.place.map { [$0] } ?? value.sources)] + bind(inner, to: value, in: scope)
        case .expression(let expression):
            let other = evaluate(expression, in: scope)
            return [test(other.isNil ? .absence : .comparison, value.sources, other.sources)]
        case .wildcard, .unknown:
            return []
        }
    }

    private func element(_ index: Int, of value: Value) -> Value {
        if value.elements.indices.contains(index) { return value.elements[index] }
        var part = Value(place: value.place?.appending(String(index)))
        if case .tuple(let types) = value.type, types.indices.contains(index) { part.type = types[index] }
        part.absorb(value)
        return part
    }

    func conditionFrame(
        _ value: Value, range: ByteRange, conditions list: [Condition] = [], isNegated: Bool = false, isLoop: Bool = false,
        in scope: LocalScope
    ) -> ConditionFrame {
        let range = list.first.map { first in ByteRange(first.range.start, max(first.range.end, list.last?.range.end ?? 0)) } ?? range
        return ConditionFrame(
            parent: conditions, tests: value.tests, sources: value.sources, site: SiteKey(file: scope.frame.file, range: range),
            isNegated: isNegated, isLoop: isLoop)
    }
}
