import SwiftTree

extension PathWalker {
    /// What `call` calls, and where its name stands.
    func callee(of call: Call, implicitBase: StaticType, in scope: LocalScope) -> (Callee, ByteRange) {
        if case .implicitMember(let name) = call.callee.kind, implicitBase != .unknown {
            let base = Value(type: .metatype(implicitBase))
            noteMissing(implicitBase)
            return (staticMember(name, of: implicitBase, receiver: base, call: call, in: scope), call.callee.range)
        }
        return callee(call.callee, call: call, in: scope)
    }

    private func callee(_ expression: Expression, call: Call, in scope: LocalScope) -> (Callee, ByteRange) {
        switch expression.kind {
        case .identifier(let name):
            return (named(name, call: call, range: expression.range, in: scope), expression.range)
        case .member(let base, let name, let nameRange):
            return (member(name, of: base, call: call, range: expression.range, in: scope), nameRange)
        case .optionalChain(let inner), .forceUnwrap(let inner):
            return callee(inner, call: call, in: scope)
        case .type(let type):
            return (.construction(table.staticType(of: type, in: scope.frame.scope)), expression.range)
        case .implicitMember(let name):
            return (.unresolved(receiver: nil, name: name, isClosureProperty: false), expression.range)
        default:
            let value = evaluate(expression, in: scope)
            if let index = value.closure { return (.closure(index, place: nil, name: ""), expression.range) }
            return (.unresolved(receiver: value, name: "", isClosureProperty: false), expression.range)
        }
    }

    private func named(_ name: String, call: Call, range: ByteRange, in scope: LocalScope) -> Callee {
        if scope.value(name) != nil {
            let value = read(name: name, range: range, in: scope)
            if let index = value.closure { return .closure(index, place: value.place, name: name) }
            // A local or parameter that is a property's closure goes by the property's name.
            let isProperty = value.place?.path.isEmpty == false
            return .unresolved(
                receiver: value.place.map { Value(place: $0.parent) }, name: isProperty ? value.place?.last ?? name : name,
                isClosureProperty: value.place != nil)
        }
        if let local = scope.function(name) { return .local(local) }
        if let receiver = scope.frame.selfValue, let callee = ownMember(name, receiver: receiver, call: call, range: range, in: scope) {
            return callee
        }
        if name == "Self", let type = scope.frame.scope.types.last { return .construction(table.itself(type)) }
        if let first = name.unicodeScalars.first, first.properties.isUppercase {
            let type = table.resolve([name], in: scope.frame.scope)
            noteMissing(type)
            return .construction(type)
        }
        let candidates = (table.functions[name] ?? []).filter { $0.declaration.body != nil && fits($0, call) }
        if let function = table.nearest(candidates, to: scope.frame.scope, file: \.file, platforms: \.declaration.head.platforms) {
            return .function(function, receiver: nil)
        }
        if subject.followsAllCalls { missing.insert(.global(name)) }
        // Inherited from a framework's class: `becomeFirstResponder()` inside a view.
        return .unresolved(receiver: scope.frame.selfValue, name: name, isClosureProperty: false)
    }

    private func ownMember(_ name: String, receiver: Value, call: Call, range: ByteRange, in scope: LocalScope) -> Callee? {
        let type = receiver.type.instance
        if let function = overload(of: name, on: type, call: call, isStatic: nil, near: scope.frame.file) {
            return .function(function, receiver: function.declaration.head.isStatic ? Value(type: .metatype(type)) : receiver)
        }
        guard lookup.property(named: name, of: type) != nil else {
            let ancestry = lookup.frameworkAncestry(of: type)
            noteMissing(member: name, of: ancestry)
            return nil
        }
        return closureProperty(name, of: receiver, range: range, in: scope)
    }

    private func closureProperty(_ name: String, of receiver: Value, range: ByteRange, in scope: LocalScope) -> Callee {
        let value = readMember(name, of: receiver, range: range, nameRange: range, in: scope)
        if let index = value.closure { return .closure(index, place: value.place ?? receiver.place?.appending(name), name: name) }
        return .unresolved(receiver: receiver, name: name, isClosureProperty: true)
    }

    private func member(_ name: String, of base: Expression, call: Call, range: ByteRange, in scope: LocalScope) -> Callee {
        if case .identifier("super") = base.kind, scope.value("super") == nil {
            return superMember(name, call: call, in: scope)
        }
        let receiver = evaluate(base, in: scope)
        if case .metatype(let type) = receiver.type { return staticMember(name, of: type, receiver: receiver, call: call, in: scope) }
        if let function = overload(of: name, on: receiver.type, call: call, isStatic: false, near: scope.frame.file) {
            return .function(function, receiver: receiver)
        }
        if lookup.property(named: name, of: receiver.type) != nil {
            return closureProperty(name, of: receiver, range: range, in: scope)
        }
        if let place = receiver.place, let index = assigned[place.appending(name)]?.closure {
            return .closure(index, place: place.appending(name), name: name)
        }
        let ancestry = lookup.frameworkAncestry(of: receiver.type)
        noteMissing(receiver.type)
        noteMissing(member: name, of: ancestry)
        return .unresolved(receiver: receiver, name: name, isClosureProperty: false)
    }

    private func superMember(_ name: String, call: Call, in scope: LocalScope) -> Callee {
        let receiver = scope.frame.selfValue
        guard let type = scope.frame.scope.types.last, let parent = table.superclass(of: type),
            let function = overload(of: name, on: parent, call: call, isStatic: nil, near: scope.frame.file)
        else { return .unresolved(receiver: receiver, name: name, isClosureProperty: false) }
        return .function(function, receiver: receiver)
    }

    private func staticMember(_ name: String, of type: StaticType, receiver: Value, call: Call, in scope: LocalScope) -> Callee {
        if name == "init" { return .construction(type) }
        if let function = overload(of: name, on: type, call: call, isStatic: true, near: scope.frame.file) {
            return .function(function, receiver: receiver)
        }
        if let first = name.unicodeScalars.first, first.properties.isUppercase {
            // `Outer.Inner(…)`
            let inner = readMember(name, of: receiver, range: call.callee.range, nameRange: call.callee.range, in: scope)
            if case .metatype(let type) = inner.type { return .construction(type) }
        }
        return .unresolved(receiver: receiver, name: name, isClosureProperty: false)
    }

    // MARK: Overloads

    /// The function of that name whose parameters take the call's arguments, the nearest provider's.
    func overload(of name: String, on type: StaticType, call: Call, isStatic: Bool?, near file: Int) -> FunctionSite? {
        let candidates = lookup.functions(named: name, of: type).filter {
            isStatic == nil || $0.declaration.head.isStatic == isStatic
        }
        let fitting = candidates.filter { fits($0, call) }
        return fitting.first { $0.file == file && $0.owner == fitting.first?.owner } ?? fitting.first
    }

    func fits(_ function: FunctionSite, _ call: Call) -> Bool {
        function.declaration.accepts(call)
    }

    /// The arguments in the order of the parameters, an opaque value or the default's place where one is left out.
    func ordered(_ arguments: [EvaluatedArgument], for parameters: [FunctionDeclaration.Parameter]) -> [Value] {
        var waiting = arguments[...]
        return parameters.map { parameter in
            guard let next = waiting.first, next.label == parameter.label || (next.closure != nil && next.label == nil) else {
                return opaqueLike(parameter)
            }
            if next.label == nil, next.closure != nil, parameter.label != nil, !parameter.takesClosure { return opaqueLike(parameter) }
            waiting.removeFirst()
            guard parameter.isVariadic else { return next.value }
            var values = [next.value]
            while let more = waiting.first, more.label == nil { values.append(waiting.removeFirst().value) }
            return collection(values)
        }
    }

    private func opaqueLike(_ parameter: FunctionDeclaration.Parameter) -> Value {
        if case .literal(.nil) = parameter.defaultValue?.kind {
            var value = Value()
            value.literal = .nil
            return value
        }
        return opaque()
    }
}
