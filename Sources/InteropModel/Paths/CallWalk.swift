import SwiftTree

extension PathWalker {
    /// What a call refers to.
    enum Callee {
        case function(FunctionSite, receiver: Value?)
        case local(LocalFunction)
        case closure(Int, place: Place?, name: String)
        case construction(StaticType)
        /// A call that leaves the project: receiver and name.
        case unresolved(receiver: Value?, name: String, isClosureProperty: Bool)
    }

    func evaluate(_ call: Call, range: ByteRange, in scope: LocalScope) -> Value {
        let firstClosure = closures.count
        let implicitBase = expected
        expected = .unknown
        let (callee, nameRange) = callee(of: call, implicitBase: implicitBase, in: scope)
        let isFollowed = isFollowed(callee)
        var arguments: [EvaluatedArgument] = []
        for argument in call.arguments {
            if case .closure(let closure) = argument.value.kind {
                let value = closureValue(closure, in: scope)
                arguments.append(
                    EvaluatedArgument(label: argument.label, value: value, closure: closure, parameters: laterParameters(of: value)))
            } else {
                let value = evaluate(argument.value, in: scope)
                arguments.append(
                    EvaluatedArgument(label: argument.label, value: value, closure: nil, parameters: laterParameters(of: value)))
            }
        }
        let context = CallContext(
            call: call, range: range, nameSite: SiteKey(file: scope.frame.file, range: nameRange), arguments: arguments, scope: scope)
        let result = perform(callee, context)
        noteMutation(by: call, context)
        if isFollowed { storeUncalledClosures(from: firstClosure) }
        return result
    }

    /// A local collection that is changed on one branch only is what it is by that branch's conditions.
    private func noteMutation(by call: Call, _ context: CallContext) {
        guard case .member(let base, let name, _) = call.callee.kind, case .identifier(let variable) = base.kind,
            Self.mutations.contains(name), var value = context.scope.value(variable), value.closure == nil
        else { return }
        for argument in context.arguments {
            value.absorb(argument.value)
            guard name == "append" || name == "insert" else { continue }
            for place in argument.value.denoted where value.alternatives.count < 16 { value.alternatives.append(place) }
        }
        _ = context.scope.assign(variable, value, under: conditions)
    }

    /// Source: the mutating methods of Swift's collections and option sets, https://developer.apple.com/documentation/swift
    static let mutations: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "replaceSubrange", "popLast", "popFirst",
        "formUnion", "formIntersection", "formSymmetricDifference", "subtract", "update", "updateValue", "removeValue", "merge", "swapAt",
        "reverse", "shuffle", "toggle",
    ]

    struct CallContext {
        let call: Call
        let range: ByteRange
        let nameSite: SiteKey
        let arguments: [EvaluatedArgument]
        let scope: LocalScope

        var site: SiteKey { SiteKey(file: scope.frame.file, range: range) }
    }

    private func isFollowed(_ callee: Callee) -> Bool {
        switch callee {
        case .function, .local, .closure: true
        case .construction(let type): type.typeID != nil
        case .unresolved: false
        }
    }

    private func perform(_ callee: Callee, _ context: CallContext) -> Value {
        switch callee {
        case .function(let function, let receiver):
            let index = reserveEvent()
            let result = inline(function, receiver: receiver, arguments: context.arguments, site: context.site)
            let value = result ?? unresolvedResult(name: function.declaration.name, receiver: receiver, context)
            fill(index, event(context, receiver: receiver, name: function.declaration.name, function: function, result: value), context)
            return value
        case .local(let function):
            return inline(function, arguments: ordered(context.arguments, for: function.declaration.parameters), site: context.site)
        case .closure(let index, let place, let name):
            let receiver = place.map { Value(place: $0.parent) }
            let called = event(
                context, receiver: receiver, name: name, result: Value(), isClosureProperty: place != nil, isFollowedClosure: true)
            emit(.call(called), context)
            return run(index, arguments: context.arguments.map(\.value))
        case .construction(let type):
            return construct(type, context)
        case .unresolved(let receiver, let name, let isClosureProperty):
            return performUnresolved(receiver: receiver, name: name, isClosureProperty: isClosureProperty, context)
        }
    }

    private func performUnresolved(receiver: Value?, name: String, isClosureProperty: Bool, _ context: CallContext) -> Value {
        if let receiver, ClosureDisposition.configures(name), lookup.isFramework(receiver.type) {
            return configure(receiver, context)
        }
        noteMissingHelper(name, receiver: receiver, context.arguments)
        var result = unresolvedResult(name: name, receiver: receiver, context)
        emit(
            .call(event(context, receiver: receiver, name: name, result: result, isClosureProperty: isClosureProperty)), context)
        if name == "assign", let receiver { assign(from: receiver, context) }
        for (argument, written) in zip(context.arguments, context.call.arguments) {
            if case .keyPath(let path) = written.value.kind, Self.transforms.contains(name), let receiver {
                take(member(path, of: element(of: receiver, at: []), context), into: &result)
            }
            if argument.value.closure == nil {
                callReference(written, callee: name, on: receiver, context)
                start(argument.value, on: executor(of: written, disposition: .later, callee: name, receiver: receiver, context))
            }
            guard let index = argument.value.closure else { continue }
            let item = receiver.map { self.element(of: $0, at: []) }
            let disposition = ClosureDisposition(callee: name, argument: written, of: context.call)
            let executor = executor(of: written, disposition: disposition, callee: name, receiver: receiver, context)
            switch disposition {
            case .now:
                let given = run(index, arguments: item.map { [$0, opaque()] } ?? [], executor: executor)
                if Self.transforms.contains(name) { take(given, into: &result) }
            case .later:
                run(index, arguments: argument.parameters, timing: laterTiming, executor: executor)
            case .kept:
                store(index, executor: executor, given: name == "init" ? superParameters(receiver) : [])
                if runsAtOnce(written, of: name, receiver: receiver, context) { run(index, arguments: []) }
            }
        }
        return result
    }

    /// A work item or operation runs where it is given to a queue.
    private func start(_ item: Value, on executor: Executor) {
        guard !isProbing, let span = item.place.flatMap({ putOff[$0] }), span.upperBound <= events.count, let first = span.first else {
            return
        }
        let depth = events[first].laterDepth
        for index in span where events[index].laterDepth == depth {
            if case .unknown = events[index].executor { events[index] = events[index].running(on: executor) }
        }
    }

    /// Calls whose result is made of what their closure returns.
    private static let transforms: Set<String> = ["map", "compactMap", "flatMap", "sequence"]

    /// `tokens.forEach(center.removeObserver)`: a framework's method given by name is called with each element.
    private func callReference(_ written: Argument, callee: String, on receiver: Value?, _ context: CallContext) {
        guard callee == "forEach", let receiver else { return }
        let object: Value
        let method: String
        let nameRange: ByteRange
        switch written.value.kind {
        case .member(let base, let name, let range): (object, method, nameRange) = (evaluate(base, in: context.scope), name, range)
        case .identifier(let name):
            guard context.scope.value(name) == nil, let own = context.scope.frame.selfValue else { return }
            (object, method, nameRange) = (own, name, written.value.range)
        default: return
        }
        let item = EvaluatedArgument(label: nil, value: element(of: receiver, at: []), closure: nil)
        let call = CallEvent(
            receiver: object, name: method, nameSite: SiteKey(file: context.scope.frame.file, range: nameRange), arguments: [item],
            written: [written], function: nil, constructed: nil, result: Value(), isClosureProperty: false)
        emit(.call(call), file: context.scope.frame.file, range: written.value.range)
    }

    /// `map(\.field)`
    private func member(_ path: [String], of item: Value, _ context: CallContext) -> Value {
        path.reduce(item) { base, name in
            readMember(name, of: base, range: context.range, nameRange: context.range, in: context.scope)
        }
    }

    private func take(_ given: Value, into result: inout Value) {
        result.absorb(given)
        if given.type != .unknown { result.type = .array(given.type) }
        if given.place != nil || !given.elements.isEmpty { result.elements = [given] }
    }

    /// `UIView().then { $0.… }`: the closure runs on the receiver, which is the result.
    private func configure(_ receiver: Value, _ context: CallContext) -> Value {
        for argument in context.arguments {
            if let index = argument.value.closure { run(index, arguments: [receiver]) }
        }
        return receiver
    }

    func emit(_ kind: Event.Kind, _ context: CallContext) {
        emit(kind, file: context.scope.frame.file, range: context.range)
    }

    /// An inlined call stands in the list before what it does.
    func reserveEvent() -> Int {
        events.append(
            Event(
                kind: .read(Place(.opaque(0)), type: .unknown), site: SiteKey(file: 0, range: ByteRange(0, 0)), conditions: conditions,
                chain: chain, route: route, statement: statement, timing: timing, executor: executor, laterDepth: laterDepth))
        return events.count - 1
    }

    func fill(_ index: Int, _ call: CallEvent, _ context: CallContext) {
        guard events.indices.contains(index) else { return }
        let old = events[index]
        events[index] = Event(
            kind: .call(call), site: context.site, conditions: old.conditions, chain: old.chain, route: old.route,
            statement: old.statement, timing: old.timing, executor: old.executor, laterDepth: old.laterDepth)
    }

    func event(
        _ context: CallContext, receiver: Value?, name: String, function: FunctionSite? = nil, constructed: StaticType? = nil,
        result: Value, isClosureProperty: Bool = false, isFollowedClosure: Bool = false
    ) -> CallEvent {
        CallEvent(
            receiver: receiver, name: name, nameSite: context.nameSite, arguments: context.arguments, written: context.call.arguments,
            function: function, constructed: constructed, result: result, isClosureProperty: isClosureProperty,
            isFollowedClosure: isFollowedClosure)
    }

    /// The result of a call that leaves the project: a member of its receiver, computed from receiver and arguments.
    func unresolvedResult(name: String, receiver: Value?, _ context: CallContext) -> Value {
        var value = Value(place: receiver?.place?.appending(name))
        if receiver == nil, case .implicitMember = context.call.callee.kind, let type = FrameworkFactories.result(ofImplicit: name) {
            value.type = .external(type)
        }
        if let receiver {
            value.owner = receiver.type
            value.absorb(base: receiver)
        }
        for (argument, written) in zip(context.arguments, context.call.arguments) {
            value.absorb(argument.value)
            guard argument.closure != nil,
                case .now = ClosureDisposition(callee: name, argument: written, of: context.call)
            else { continue }
            // What a closure reads that runs within the call decides the result.
            value.sources += argument.value.captured.filter { !value.sources.contains($0) }
        }
        let arguments = context.arguments.flatMap(\.value.sources)
        value.sendsAtOnce = sendsAtOnce(name, receiver: receiver, context)
        value.chainHolds = (receiver?.chainHolds ?? []) + context.arguments.flatMap(\.value.holds)
        switch name {
        case "contains", "firstIndex", "index", "hasPrefix", "hasSuffix", "allSatisfy":
            value.tests = (receiver?.tests ?? []) + [test(.lookup, receiver?.sources ?? [], arguments)]
        case "first", "last":
            value.tests = []
            value.type = receiver?.type.element ?? .unknown
        case "isEqual", "elementsEqual":
            value.tests = [test(.comparison, receiver?.sources ?? [], arguments)]
        case "subtracting", "symmetricDifference", "difference":
            value.isDifference = true
            value.type = receiver?.type ?? .unknown
        case "filter":
            value.type = receiver?.type ?? .unknown
            value.isDifference = context.arguments.contains { $0.closure.map(Self.compares) ?? false }
        case "zip":
            value.elements = [pair(context.arguments.map { element(of: $0.value, at: []) })]
        case "enumerated":
            value.elements = [pair([opaque(.external("Int"))] + (receiver.map { [element(of: $0, at: [])] } ?? []))]
        case "joined", "flatMap":
            value.type = receiver?.type.element ?? .unknown
        case "map", "compactMap", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast":
            value.type = name == "map" || name == "compactMap" ? .array(.unknown) : receiver?.type ?? .unknown
        default:
            value.tests = []
        }
        if case .metatype(let type) = receiver?.type { makeInstance(&value, of: staticResult(name, of: type)) }
        if StartStopPairs.returnsHandle(name, arguments: context.call.arguments), let made = newConstruction(.unknown).place {
            value.place = made
            value.sources.append(made)
        }
        return value
    }

    /// Whether a `filter`'s closure asks another collection: then its result is a difference.
    private static func compares(_ closure: Closure) -> Bool {
        var found = false
        closure.body.visitExpressions { expression in
            if case .call(let call) = expression.kind, case .member(_, "contains", _) = call.callee.kind { found = true }
        }
        return found
    }

    func pair(_ elements: [Value]) -> Value {
        var value = Value(type: .tuple(elements.map(\.type)))
        value.elements = elements
        return value
    }

    /// What a static factory gives is a new object.
    private func makeInstance(_ value: inout Value, of type: StaticType) {
        value.type = type
        guard type != .unknown else { return }
        let made = newConstruction(type)
        value.place = made.place
        value.sources += made.sources
    }

    /// A static factory of a framework's class most often returns an instance of it.
    private func staticResult(_ name: String, of type: StaticType) -> StaticType {
        guard let owner = type.externalName else { return .unknown }
        if let result = FrameworkFactories.result(of: name, on: owner) { return .external(result) }
        return FrameworkClasses.named(owner) != nil ? type : .unknown
    }
}
