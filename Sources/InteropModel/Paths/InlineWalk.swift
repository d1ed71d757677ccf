import SwiftTree

extension PathWalker {
    /// Follows a call into a function of the project; nil where it is not followed (recursion, depth).
    func inline(_ function: FunctionSite, receiver: Value?, arguments: [EvaluatedArgument], site: SiteKey) -> Value? {
        guard let body = function.declaration.body, nesting < Limits.callDepth, chain?.contains(function.key) != true,
            isFollowed(function.declaration.name, receiver, arguments, giving: result(of: function)), step()
        else { return nil }
        nesting += 1
        let oldChain = chain
        chain = CallChain(caller: chain, function: function, site: site)
        defer {
            nesting -= 1
            chain = oldChain
        }
        let frame = frame(for: function, selfValue: receiver)
        let scope = LocalScope(outer: nil, frame: frame)
        bindParameters(of: function.declaration, to: arguments, in: scope)
        routed(to: function.owner, at: site) { walkBody(body, in: scope, isFunction: true) }
        return result(of: frame, declared: function.declaration.returnType)
    }

    /// Known only where it matters: a representable's calls are all followed.
    private func result(of function: FunctionSite) -> StaticType {
        guard !subject.followsAllCalls, let type = function.declaration.returnType else { return .unknown }
        let types = function.owner.map { table.enclosing($0) } ?? []
        return table.staticType(of: type, in: Scope(file: function.file, types: types, platforms: platforms))
    }

    private func bindParameters(of function: FunctionDeclaration, to arguments: [EvaluatedArgument], in scope: LocalScope) {
        let isPositional =
            arguments.allSatisfy { $0.label == nil } && arguments.count == function.parameters.count
            && !function.parameters.contains(where: \.isVariadic)
        let values = isPositional ? arguments.map(\.value) : ordered(arguments, for: function.parameters)
        for (parameter, given) in zip(function.parameters, values) {
            var value = given
            let type = parameter.type.map { table.staticType(of: $0, in: scope.frame.scope) } ?? .unknown
            switch value.type {
            case .unknown, .generic: if type != .unknown { value.type = type }
            default: break
            }
            if type == .context, value.place == nil || value.place?.root != .context { value = contextValue }
            scope.declare(parameter.name, value, under: conditions)
        }
    }

    /// Constructs a value of `type`. A project class's initializer and initial values run; a struct's arguments are what
    /// the value was computed from.
    func construct(_ type: StaticType, _ context: CallContext) -> Value {
        if type.externalName == "Task" { return performTask(context) }
        var value = newConstruction(type)
        for argument in context.arguments { value.absorb(argument.value) }
        value.tests = []
        if case .binding = type { value = bindingConstruction(type, context) }
        let index = reserveEvent()
        fill(index, event(context, receiver: nil, name: "init", constructed: type, result: value), context)
        guard let id = type.typeID else {
            for (argument, written) in zip(context.arguments, context.call.arguments) {
                guard let closure = argument.value.closure else { continue }
                let name = type.externalName ?? "init"
                switch ClosureDisposition(callee: name, argument: written, of: context.call) {
                case .now:
                    value.absorb(run(closure, arguments: []))
                case .later:
                    let first = events.count
                    run(closure, arguments: argument.parameters, timing: laterTiming, executor: .unknown)
                    if let place = value.place, !isProbing { putOff[place] = first..<events.count }
                case .kept:
                    store(closure, given: givenTypes(to: written, of: type, context))
                }
            }
            return value
        }
        initialize(value, of: id, context)
        return value
    }

    private func performTask(_ context: CallContext) -> Value {
        let value = newConstruction(.external("Task"))
        emit(.call(event(context, receiver: nil, name: "init", constructed: .external("Task"), result: value)), context)
        for argument in context.arguments {
            guard let closure = argument.value.closure else { continue }
            run(closure, arguments: [], timing: laterTiming, executor: taskExecutor)
        }
        return value
    }

    /// `Binding(get:set:)` and `.constant`: a binding of its own.
    private func bindingConstruction(_ type: StaticType, _ context: CallContext) -> Value {
        var value = newConstruction(type)
        for argument in context.arguments { value.absorb(argument.value) }
        return value
    }

    private func initialize(_ value: Value, of id: TypeID, _ context: CallContext) {
        guard isFollowed("init", value, context.arguments, giving: .unknown) else { return }
        let type = StaticType.project(id)
        let initializer =
            overload(of: "init", on: type, call: context.call, isStatic: nil, near: context.scope.frame.file)
            ?? designatedInitializer(of: type, context)
        guard table[id].isReference || initializer != nil else {
            // A memberwise initializer keeps its arguments under their labels.
            for argument in context.arguments {
                guard let label = argument.label, let place = value.place else { continue }
                if argument.value.closure != nil || argument.value.place != nil { assigned[place.appending(label)] = argument.value }
            }
            return
        }
        if table[id].isReference { runInitialValues(of: Value(place: value.place, type: value.type), context) }
        guard let initializer else { return }
        // `self` is the object, not what it is made from.
        let object = Value(place: value.place, type: value.type)
        _ = inline(initializer, receiver: object, arguments: context.arguments, site: context.site)
    }

    /// `init()` of a view or controller calls the initializer that its class overrides.
    /// Sources: Apple doc uikit/uiview/init(frame:), uikit/uiviewcontroller/init(nibname:bundle:), appkit/nsview/init(frame:).
    private func designatedInitializer(of type: StaticType, _ context: CallContext) -> FunctionSite? {
        guard context.arguments.isEmpty, lookup.isFramework(type) else { return nil }
        return lookup.functions(named: "init", of: type).first { function in
            let labels = function.declaration.parameters.map(\.label)
            return labels == ["frame"] || labels == ["nibName", "bundle"]
        }
    }

    private func runInitialValues(of value: Value, _ context: CallContext) {
        guard nesting < Limits.callDepth / 2, let id = value.type.typeID else { return }
        for property in table[id].members.allProperties where property.declaration.head.platforms.meets(platforms) {
            guard let initial = property.declaration.initialValue, !property.declaration.head.isStatic,
                !property.declaration.head.has("lazy"), initial.isConstruction
            else { continue }
            nesting += 1
            defer { nesting -= 1 }
            evaluateInitialValue(initial, of: property, receiver: value)
        }
    }

    func evaluateInitialValue(_ initial: Expression, of property: PropertySite, receiver: Value) {
        let types = property.owner.map { table.enclosing($0) } ?? []
        let frame = FunctionFrame(
            selfValue: receiver, scope: Scope(file: property.file, types: types, platforms: platforms), entryConditions: conditions)
        let result = evaluate(initial, expecting: lookup.type(of: property), in: LocalScope(outer: nil, frame: frame))
        let write = Write(
            receiver: receiver, member: property.declaration.name, place: receiver.place?.appending(storedName(of: property)),
            value: result, operator: "=", declared: property, valueSite: SiteKey(file: property.file, range: initial.range))
        emit(.write(write), file: property.file, range: property.declaration.range)
    }
}

extension Expression {
    /// Whether it begins with a dot, or may on one of its branches.
    var startsImplicitly: Bool {
        switch kind {
        case .implicitMember: true
        case .call(let call): call.callee.startsImplicitly
        default: false
        }
    }

    /// Whether evaluating it makes an object: a call, or a closure called in place.
    var isConstruction: Bool {
        if case .call = kind { true } else { false }
    }
}
