import SwiftTree

extension PathWalker {
    /// A closure literal as a value: what it captures is what it was computed from. Its body runs where it is called.
    func closureValue(_ closure: Closure, in scope: LocalScope) -> Value {
        closures.append(
            ClosureValue(
                code: .literal(closure), scope: scope, site: SiteKey(file: scope.frame.file, range: closure.range), route: route))
        var value = Value(type: .function(result: .unknown))
        value.closure = closures.count - 1
        value.closureSite = SiteKey(file: scope.frame.file, range: closure.range)
        value.closureBody = SiteKey(file: scope.frame.file, range: closure.bodyRange)
        value.holds = captures(of: closure, in: scope)
        value.captured = reads(of: closures.count - 1)
        return value
    }

    /// A function or method of the project taken as a value.
    func functionValue(_ code: ClosureValue.Code, in scope: LocalScope, range: ByteRange) -> Value {
        closures.append(ClosureValue(code: code, scope: scope, site: SiteKey(file: scope.frame.file, range: range), route: route))
        var value = Value(type: .function(result: .unknown))
        value.closure = closures.count - 1
        value.closureSite = SiteKey(file: scope.frame.file, range: range)
        value.closureBody = value.closureSite
        value.holds = captures(of: code, named: SiteKey(file: scope.frame.file, range: range))
        return value
    }

    /// What running a closure reads: its body is walked aside and leaves no event behind. It matters to what SwiftUI hands a
    /// representable, and to no host. A closure inside the body that is called is walked with it.
    private func reads(of index: Int) -> [Place] {
        guard case .literal = closures[index].code, subject.representable != nil, nesting < Limits.callDepth, !isProbing else { return [] }
        isProbing = true
        defer { isProbing = false }
        let firstClosure = closures.count
        let oldEvents = events
        let oldAssigned = assigned
        let oldInitialized = initialized
        events = []
        run(index, arguments: [], timing: .stored(0))
        var places: [Place] = []
        for event in events {
            if case .read(let place, _) = event.kind, !places.contains(place) { places.append(place) }
            if let call = event.call {
                for argument in call.arguments {
                    for source in argument.value.sources where source.isBindingHandle && !places.contains(source) { places.append(source) }
                }
            }
        }
        // Those made aside stay there: walked in earnest, the body makes its own.
        for index in closures.indices.dropFirst(firstClosure) { closures[index].wasCalled = true }
        events = oldEvents
        assigned = oldAssigned
        initialized = oldInitialized
        return places
    }

    /// Runs a closure's body here and now, or at the timing given.
    @discardableResult
    func run(_ index: Int, arguments: [Value], timing newTiming: Event.Timing? = nil, executor newExecutor: Executor? = nil) -> Value {
        guard nesting < Limits.callDepth, step() else { return opaque() }
        nesting += 1
        defer { nesting -= 1 }
        let value = closures[index]
        closures[index].wasCalled = true
        switch value.code {
        case .literal(let closure):
            let caller = route
            route = value.route
            defer { route = caller }
            let executor = closure.attributes.contains("MainActor") ? .main : newExecutor
            let result = with(conditions: conditions, timing: newTiming, executor: executor) {
                run(closure, made: value.scope, arguments: arguments)
            }
            if newTiming != nil, !isProbing { closureResults.append(result) }
            return result
        case .function(let function, let receiver):
            return with(conditions: conditions, timing: newTiming, executor: newExecutor) {
                inline(
                    function, receiver: receiver, arguments: arguments.map { EvaluatedArgument(label: nil, value: $0, closure: nil) },
                    site: value.site) ?? opaque()
            }
        case .local(let function):
            return with(conditions: conditions, timing: newTiming, executor: newExecutor) {
                inline(function, arguments: arguments, site: value.site)
            }
        }
    }

    private func run(_ closure: Closure, made scope: LocalScope, arguments: [Value]) -> Value {
        let outer = scope.frame
        var selfValue = outer.selfValue
        if let capture = closure.captures.first(where: { $0.name == "self" }) { selfValue?.isWeak = capture.strength != .strong }
        let frame = FunctionFrame(selfValue: selfValue, scope: outer.scope, entryConditions: conditions)
        let inner = LocalScope(outer: scope, frame: frame)
        for capture in closure.captures {
            guard let value = capture.value.map({ evaluate($0, in: scope) }) ?? scope.value(capture.name) else { continue }
            inner.declare(capture.name, value, under: conditions, isWeak: capture.strength != .strong)
        }
        for (position, parameter) in closure.parameters.enumerated() {
            var value = arguments.indices.contains(position) ? arguments[position] : opaque()
            if value.type == .unknown, let type = parameter.type { value.type = table.staticType(of: type, in: frame.scope) }
            inner.declare(parameter.name, value, under: conditions)
        }
        if closure.parameters.isEmpty {
            for position in 0..<max(arguments.count, 3) {
                inner.declare("$\(position)", arguments.indices.contains(position) ? arguments[position] : opaque(), under: conditions)
            }
        }
        walkBody(closure.body, in: inner, isFunction: true)
        return frame.returned.dropFirst().reduce(frame.returned.first ?? Value()) { $0.merged(with: $1) }
    }

    /// Walks a closure that something keeps, once, so that what it reads and does is known.
    ///
    /// - Parameters:
    ///   - executor: where it will be called, as far as that is known.
    ///   - given: the types of what it is called with, as far as they are known.
    func store(_ index: Int, executor: Executor = .unknown, given: [StaticType] = []) {
        guard !closures[index].isStored, !isProbing else { return }
        closures[index].isStored = true
        run(index, arguments: values(given, for: index), timing: .stored(storedNumber(of: index)), executor: executor)
    }

    /// A written type says more than what the frameworks declare.
    private func values(_ given: [StaticType], for index: Int) -> [Value] {
        guard case .literal(let closure) = closures[index].code else { return given.map { opaque($0) } }
        return given.enumerated().map { position, type in
            let written = closure.parameters.indices.contains(position) ? closure.parameters[position].type : nil
            return opaque(written == nil ? type : .unknown)
        }
    }

    /// When a closure runs that is put off here: what a kept closure puts off is no longer part of what it does when it is called.
    var laterTiming: Event.Timing {
        switch timing {
        case .now, .deferred: .deferred
        case .stored: .stored(newStoredClosure())
        }
    }

    /// By which the events of a closure are known that something keeps.
    func storedNumber(of index: Int) -> Int {
        if let number = closures[index].number { return number }
        let number = newStoredClosure()
        closures[index].number = number
        return number
    }

    /// What the parameters of a closure are that something calls later.
    func laterParameters(of value: Value) -> [Value] {
        guard let index = value.closure else { return [] }
        switch closures[index].code {
        case .literal(let closure):
            return closure.parameters.isEmpty ? (0..<3).map { _ in opaque() } : closure.parameters.map { _ in opaque() }
        case .function(let function, _): return function.declaration.parameters.map { _ in opaque() }
        case .local(let function): return function.declaration.parameters.map { _ in opaque() }
        }
    }

    /// Closures that nobody was seen to call are kept by whoever was given them.
    func storeUncalledClosures(from first: Int) {
        for index in closures.indices.dropFirst(first) where !closures[index].wasCalled {
            if case .literal = closures[index].code { store(index) }
        }
    }

    func inline(_ function: LocalFunction, arguments: [Value], site: SiteKey) -> Value {
        guard let body = function.declaration.body, !localFunctions.contains(function.declaration.range) else { return opaque() }
        localFunctions.insert(function.declaration.range)
        defer { localFunctions.remove(function.declaration.range) }
        let outer = function.scope.frame
        let frame = FunctionFrame(selfValue: outer.selfValue, scope: outer.scope, entryConditions: conditions)
        let scope = LocalScope(outer: function.scope, frame: frame)
        for (index, parameter) in function.declaration.parameters.enumerated() {
            let type = parameter.type.map { table.staticType(of: $0, in: frame.scope) } ?? .unknown
            scope.declare(parameter.name, arguments.indices.contains(index) ? arguments[index] : opaque(type), under: conditions)
        }
        walkBody(body, in: scope, isFunction: true)
        return result(of: frame, declared: function.declaration.returnType)
    }
}
