import SwiftTree

extension PathWalker {
    func assign(to target: Expression, value expression: Expression, operator name: String, range: ByteRange, in scope: LocalScope) {
        if case .tuple(let targets) = target.kind {
            let value = evaluate(expression, in: scope)
            for (index, part) in targets.enumerated() {
                let element = value.elements.indices.contains(index) ? value.elements[index] : value
                write(element, to: part.value, operator: name, range: range, valueRange: expression.range, in: scope)
            }
            return
        }
        let value = evaluate(expression, expecting: expectedType(of: target, for: expression, in: scope), in: scope)
        write(value, to: target, operator: name, range: range, valueRange: expression.range, in: scope)
    }

    /// The type of an assignment's target, where the value leaves its own out.
    private func expectedType(of target: Expression, for value: Expression, in scope: LocalScope) -> StaticType {
        guard value.startsImplicitly else { return .unknown }
        switch target.kind {
        case .identifier(let name):
            if let local = scope.value(name) { return local.type }
            guard let receiver = scope.frame.selfValue else { return .unknown }
            return memberType(name, of: receiver, in: scope)
        case .member(let base, let name, _):
            return memberType(name, of: evaluate(base, in: scope), in: scope)
        case .optionalChain(let inner), .forceUnwrap(let inner):
            return expectedType(of: inner, for: value, in: scope)
        default:
            return .unknown
        }
    }

    private func memberType(_ name: String, of receiver: Value, in scope: LocalScope) -> StaticType {
        if let declared = declaredProperty(name, of: receiver, near: scope.frame.file) { return lookup.type(of: declared) }
        let known = FrameworkMembers.member(name, of: lookup.frameworkAncestry(of: receiver.type))
        return known.map { .external($0.type) } ?? .unknown
    }

    private func write(
        _ value: Value, to target: Expression, operator name: String, range: ByteRange, valueRange: ByteRange, in scope: LocalScope
    ) {
        switch target.kind {
        case .identifier("_"):
            break
        case .identifier(let variable):
            if scope.declares(variable) {
                var value = value
                if name != "=" {
                    // It stays what it is, made of more.
                    var changed = scope.value(variable) ?? Value()
                    changed.absorb(value)
                    value = changed
                }
                _ = scope.assign(variable, value, under: conditions)
            } else if let receiver = scope.frame.selfValue {
                emitWrite(value, to: variable, of: receiver, operator: name, range: range, valueRange: valueRange, in: scope)
            } else {
                emitWrite(
                    value, to: variable, of: Value(place: Place(.type(""))), operator: name, range: range, valueRange: valueRange, in: scope
                )
            }
        case .member(let base, let member, _):
            let receiver = evaluate(base, in: scope)
            emitWrite(value, to: member, of: receiver, operator: name, range: range, valueRange: valueRange, in: scope)
        case .subscript(let base, let arguments):
            for argument in arguments { _ = evaluate(argument.value, in: scope) }
            // Writing an element writes the collection.
            write(value, to: base, operator: name == "=" ? "[]=" : name, range: range, valueRange: valueRange, in: scope)
        case .optionalChain(let base), .forceUnwrap(let base):
            write(value, to: base, operator: name, range: range, valueRange: valueRange, in: scope)
        default:
            _ = evaluate(target, in: scope)
        }
    }

    private func emitWrite(
        _ value: Value, to member: String, of receiver: Value, operator name: String, range: ByteRange, valueRange: ByteRange,
        in scope: LocalScope
    ) {
        let site = SiteKey(file: scope.frame.file, range: range)
        let declared = declaredProperty(member, of: receiver, near: scope.frame.file)
        if declared == nil { noteMissing(receiver.type) }
        let place = writtenPlace(member, of: receiver, declared: declared)
        if name != "=", let place { noteRead(place, type: .unknown, range: range, in: scope) }
        if let declared { runObservers(of: declared, [.willSet], receiver: receiver, value: value, at: site) }
        let write = Write(
            receiver: receiver, member: member, place: place, value: value, operator: name, declared: declared,
            valueSite: SiteKey(file: scope.frame.file, range: valueRange), storedClosure: value.closure.map(storedNumber))
        emit(.write(write), file: scope.frame.file, range: range)
        // A closure that is assigned is kept; where the path itself calls it, it is walked again there.
        if let closure = value.closure {
            let ancestry = declared == nil ? lookup.frameworkAncestry(of: receiver.type) : []
            store(closure, given: HandlerParameters.given(toMember: member, of: ancestry))
        }
        if let place, name == "=" { remember(value, at: place) }
        if let declared { runObservers(of: declared, [.setter, .didSet], receiver: receiver, value: value, at: site) }
    }

    func declaredProperty(_ member: String, of receiver: Value, near file: Int) -> PropertySite? {
        let plain = member.hasPrefix("_") ? String(member.dropFirst()) : member
        let type = receiver.type.instance
        return lookup.property(named: member, of: type, near: file)
            ?? (plain == member ? nil : lookup.property(named: plain, of: type, near: file))
    }

    /// The place that a write goes to: `_text = …` and `text` of a `Binding` type set the binding itself;
    /// `text.wrappedValue = …` sets what it points to.
    func writtenPlace(_ member: String, of receiver: Value, declared: PropertySite?) -> Place? {
        if case .metatype(let type) = receiver.type { return Place(.type(typeName(type)), [member]) }
        guard let place = receiver.place else { return nil }
        if place.isBindingHandle { return member == "wrappedValue" ? place.bindingValue : place.appending(member) }
        guard let declared else { return place.appending(member) }
        let name = declared.declaration.name
        let isWrapper = declared.declaration.head.attribute("Binding") != nil
        if member != name { return place.appending("$" + name) }
        let isHandle = !isWrapper && lookup.type(of: declared).isBinding
        return place.appending(isHandle ? "$" + name : name)
    }

    /// A place that was given a closure, an object or a binding is another name for it, for the rest of the path.
    func remember(_ value: Value, at place: Place) {
        // What was known of the old value's members is no longer so.
        for key in assigned.keys where place.contains(key) { assigned[key] = nil }
        // What is assigned on one branch only may be something else afterwards; a closure or a known object still tells.
        if conditions != nil, case .construction = value.place?.root, value.closure == nil { return }
        if value.closure != nil || isObject(value) || value.place?.isBindingHandle == true { assigned[place] = value }
    }

    private func isObject(_ value: Value) -> Bool {
        switch value.place?.root {
        case .construction, .coordinator, .represented: value.place?.path.isEmpty == true
        case .representable: value.place?.path.isEmpty == true
        default: false
        }
    }

    private enum Observer {
        case willSet, setter, didSet
    }

    /// Runs the setter or the observers of a member that the project declares.
    private func runObservers(of site: PropertySite, _ wanted: Set<Observer>, receiver: Value, value: Value, at written: SiteKey) {
        let accessors = site.declaration.accessors
        guard nesting < Limits.callDepth, !getters.contains(site.key) else { return }
        getters.insert(site.key)
        nesting += 1
        defer {
            getters.remove(site.key)
            nesting -= 1
        }
        let old = Value(place: Place(.previous, [site.declaration.name]))
        var new = value
        new.tests = []
        let bodies: [(Observer, Block?, String, Value)] = [
            (.willSet, accessors.willSet, "newValue", new), (.setter, accessors.setter, "newValue", new),
            (.didSet, accessors.didSet, "oldValue", old),
        ]
        for case (let observer, let body?, let name, let bound) in bodies where wanted.contains(observer) {
            let types = site.owner.map { table.enclosing($0) } ?? []
            let frame = FunctionFrame(
                selfValue: receiver, scope: Scope(file: site.file, types: types, platforms: platforms), entryConditions: conditions)
            let inner = LocalScope(outer: nil, frame: frame)
            inner.declare(accessors.parameterName ?? name, bound, under: conditions)
            if name == "oldValue" { inner.declare("oldValue", bound, under: conditions) }
            routed(to: site.owner, at: written) { walkBody(body, in: inner) }
        }
    }
}
