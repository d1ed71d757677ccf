import SwiftTree

extension PathWalker {
    // MARK: Names

    /// The value of a bare name: a parameter or local hides a property of the same name.
    func read(name: String, range: ByteRange, in scope: LocalScope) -> Value {
        if let local = scope.value(name) {
            // Inside a closure that is kept, a local stands for what it was copied from.
            if case .stored = timing, let place = local.place { noteRead(place, type: local.type, range: range, in: scope) }
            return local
        }
        let frame = scope.frame
        switch name {
        case "self": return frame.selfValue ?? Value()
        case "super": return frame.selfValue ?? Value()
        case "Self": return Value(type: .metatype(frame.scope.types.last.map(table.itself) ?? .unknown))
        case "_": return Value()
        default: break
        }
        if let local = scope.function(name) { return functionValue(.local(local), in: scope, range: range) }
        if let receiver = frame.selfValue, let value = readOwn(name, of: receiver, range: range, in: scope) { return value }
        return readGlobal(name, range: range, in: scope)
    }

    /// A member of `self`, named without it; nil where `self` has none of that name.
    private func readOwn(_ name: String, of receiver: Value, range: ByteRange, in scope: LocalScope) -> Value? {
        let plain = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
        let type = receiver.type.instance
        guard declares(name, or: plain, in: type) else {
            // Inside an extension of a framework's class, `text` is the framework's own member.
            guard isFramework(type), FrameworkMembers.isKnown(name, on: lookup.frameworkAncestry(of: type))
            else { return nil }
            return readMember(name, of: receiver, range: range, nameRange: range, in: scope)
        }
        return readMember(name, of: receiver, range: range, nameRange: range, in: scope)
    }

    private func declares(_ name: String, or plain: String, in type: StaticType) -> Bool {
        lookup.property(named: name, of: type) != nil
            || (plain != name && lookup.property(named: plain, of: type) != nil)
            || !lookup.functions(named: name, of: type).isEmpty
    }

    private func isFramework(_ type: StaticType) -> Bool {
        lookup.frameworkAncestry(of: type).contains { FrameworkClasses.named($0) != nil }
    }

    private func readGlobal(_ name: String, range: ByteRange, in scope: LocalScope) -> Value {
        if let first = name.unicodeScalars.first, first.properties.isUppercase {
            let type = table.resolve([name], in: scope.frame.scope)
            noteMissing(type)
            return Value(type: .metatype(type))
        }
        let candidates = table.variables[name] ?? []
        if let site = table.nearest(candidates, to: scope.frame.scope, file: \.file, platforms: \.declaration.head.platforms) {
            if let getter = site.declaration.accessors.getter {
                return runGetter(getter, of: site, receiver: nil, range: range, in: scope)
            }
            let place = Place(.type(""), [name])
            noteRead(place, type: lookup.type(of: site), range: range, in: scope)
            return Value(place: place, type: lookup.type(of: site))
        }
        if let function = table.functions[name]?.first {
            return functionValue(.function(function, receiver: nil), in: scope, range: range)
        }
        // Inherited from a class that no parsed file declares, or a member of a framework's protocol.
        if let receiver = scope.frame.selfValue, let place = receiver.place, isFramework(receiver.type) {
            return Value(place: place.appending(name), owner: receiver.type)
        }
        return opaque()
    }

    // MARK: Members

    func readMember(_ name: String, of base: Value, range: ByteRange, nameRange: ByteRange, in scope: LocalScope) -> Value {
        if case .metatype(let type) = base.type { return readStatic(name, of: type, range: range, in: scope) }
        if base.type == .context { return contextMember(name, of: base, range: range, in: scope) }
        if let place = base.place, place.isBindingHandle { return bindingMember(name, of: base, at: place, range: range, in: scope) }
        if let parent = parentCopy(name, of: base) { return parent }
        if name.hasPrefix("$") || name.hasPrefix("_"), let handle = bindingHandle(name, of: base) { return handle }
        if let site = lookup.property(named: name, of: base.type, near: scope.frame.file) {
            return readDeclared(site, of: base, range: range, in: scope)
        }
        if let function = lookup.functions(named: name, of: base.type).first {
            var value = functionValue(.function(function, receiver: base), in: scope, range: range)
            value.absorb(base)
            return value
        }
        return readFrameworkMember(name, of: base, range: range, in: scope)
    }

    private func readFrameworkMember(_ name: String, of base: Value, range: ByteRange, in scope: LocalScope) -> Value {
        let ancestry = lookup.frameworkAncestry(of: base.type)
        var type = FrameworkMembers.member(name, of: ancestry)?.staticType ?? .unknown
        if case .array(let element) = base.type, name == "first" || name == "last" { type = element }
        if case .dictionary(let element) = base.type, name == "values" { type = .array(element) }
        noteMissing(base.type)
        noteMissing(member: name, of: ancestry)
        var value = Value(place: base.place?.appending(name), type: type, owner: base.type)
        value.absorb(base: base)
        value.sendsAtOnce = sendsAtOnce(member: name, of: base)
        if let place = value.place {
            if let known = assigned[place], known.closure != nil || known.place != nil { return known }
            noteRead(place, type: type, range: range, in: scope)
        }
        return value
    }

    private func contextMember(_ name: String, of base: Value, range: ByteRange, in scope: LocalScope) -> Value {
        switch name {
        case "coordinator": return coordinatorValue
        case "environment":
            if base.place?.path.isEmpty == true { return Value(place: Place(.environment)) }
        default: break
        }
        let value = Value(place: base.place?.appending(name))
        if let place = value.place { noteRead(place, type: .unknown, range: range, in: scope) }
        return value
    }

    /// `coordinator.parent`, whatever its name.
    private func parentCopy(_ name: String, of base: Value) -> Value? {
        guard isCoordinator(base), let representable = subject.representable, subject.coordinator?.isParent(name) == true else {
            return nil
        }
        // In a closure that is kept it is the copy as it will be then.
        var isLater = false
        if case .stored = timing { isLater = true }
        if !isLater, let place = base.place, let value = assigned[place.appending(name)] { return value }
        return Value(place: Place(.parent(name)), type: .project(representable.type))
    }

    func isCoordinator(_ value: Value) -> Bool {
        guard let coordinator = subject.coordinator, let place = value.place, place.path.isEmpty else { return false }
        return place.root == .coordinator || value.type == .project(coordinator.type)
    }

    // MARK: Bindings

    /// `$name`, and `_name` of a wrapped property: the binding itself.
    private func bindingHandle(_ name: String, of base: Value) -> Value? {
        let plain = String(name.dropFirst())
        guard let site = lookup.property(named: plain, of: base.type),
            !site.declaration.head.attributes.isEmpty
        else { return nil }
        var handle = Value(place: base.place?.appending("$" + plain), type: .binding(lookup.type(of: site)), owner: base.type)
        handle.sendsAtOnce = site.declaration.head.attribute("Published") != nil
        return handle
    }

    private func bindingMember(_ name: String, of base: Value, at place: Place, range: ByteRange, in scope: LocalScope) -> Value {
        if name == "projectedValue" { return base }
        guard name == "wrappedValue" else {
            // `$model.field` is a binding to the field.
            return Value(place: place.appending(name), type: .binding(.unknown))
        }
        let target = place.bindingValue
        var type = StaticType.unknown
        if case .binding(let inner) = base.type { type = inner }
        noteRead(target, type: type, range: range, in: scope)
        return Value(place: target, type: type, owner: base.owner)
    }

    /// A stored property of type `Binding` is the binding; its value is at the plain name.
    func storedName(of site: PropertySite) -> String {
        let name = site.declaration.name
        return lookup.type(of: site).isBinding && site.declaration.head.attribute("Binding") == nil ? "$" + name : name
    }

    // MARK: Declared properties

    func readDeclared(_ site: PropertySite, of base: Value, range: ByteRange, in scope: LocalScope) -> Value {
        if let getter = site.declaration.accessors.getter {
            return runGetter(getter, of: site, receiver: base, range: range, in: scope)
        }
        let type = lookup.type(of: site)
        let component = storedName(of: site)
        let place = base.place?.appending(component)
        if let place, let known = assigned[place], known.closure != nil || known.place != nil {
            noteRead(place, type: type, range: range, in: scope)
            return known
        }
        if isCoordinator(base), let known = kept[component], let place = known.place, place.root == .represented, place.isThereAtMake {
            return known
        }
        if site.declaration.head.has("lazy") { initializeLazily(site, of: base, range: range, in: scope) }
        var value = Value(place: place, type: type, owner: base.type)
        if place == nil { value.absorb(base) }
        if isCoordinator(base), let known = kept[component]?.type, refines(known, type) { value.type = known }
        if type == .unknown, let reference = site.declaration.type { noteMissing(reference) }
        if let place { noteRead(place, type: type, range: range, in: scope) }
        return value
    }

    /// The first read of a lazy property runs its initial value.
    private func initializeLazily(_ site: PropertySite, of base: Value, range: ByteRange, in scope: LocalScope) {
        guard let initial = site.declaration.initialValue, nesting < Limits.callDepth, initialized.insert(site.key).inserted else { return }
        nesting += 1
        defer { nesting -= 1 }
        let frame = ConditionFrame(
            parent: conditions, tests: [test(.once, [])], sources: [], site: SiteKey(file: site.file, range: initial.range))
        with(conditions: frame) { evaluateInitialValue(initial, of: site, receiver: base) }
    }

    /// Whether a value's own type tells more than the declared one.
    private func refines(_ type: StaticType, _ declared: StaticType) -> Bool {
        declared == .unknown || (type != declared && table.ancestry(of: type, platforms: platforms).contains(declared))
    }

    /// A member that the tables do not know may be the project's own, in an extension of the class or of one above it.
    /// The roots that everything inherits from are left out: what is added to them is rarely asked of a view.
    func noteMissing(member name: String, of ancestry: [String]) {
        let owners = ancestry.filter { !["NSObject", "UIResponder", "NSResponder"].contains($0) }
        guard subject.followsAllCalls, !owners.isEmpty, FrameworkMembers.member(name, of: ancestry) == nil,
            FeedbackMembers.member(name, isCall: false, of: ancestry) == nil,
            FeedbackMembers.member(name, isCall: true, of: ancestry) == nil
        else { return }
        missing.insert(.member(name, ofAny: owners))
    }

    /// A type that no parsed file declares may stand in a file that was not parsed.
    func noteMissing(_ type: StaticType) {
        guard subject.followsAllCalls else { return }
        switch type {
        case .external(let name): if FrameworkClasses.named(name) == nil { missing.insert(.type(name)) }
        case .array(let element), .dictionary(let element), .binding(let element): noteMissing(element)
        // An extension of it may stand in one.
        case .project(let id):
            missing.insert(.type(table[id].name))
            for case .external(let name) in table[id].inherited.map(\.type) where FrameworkClasses.named(name) == nil {
                missing.insert(.type(name))
            }
        default: break
        }
    }

    private func noteMissing(_ reference: TypeReference) {
        if subject.followsAllCalls, case .named(let path, _) = reference.kind, let name = path.last { missing.insert(.type(name)) }
    }

    func runGetter(_ getter: Block, of site: PropertySite, receiver: Value?, range: ByteRange, in scope: LocalScope) -> Value {
        let key = site.key
        guard nesting < Limits.callDepth, !getters.contains(key),
            isFollowed(site.declaration.name, receiver, [], giving: lookup.type(of: site))
        else {
            return opaque(lookup.type(of: site))
        }
        if let place = receiver?.place { noteRead(place.appending(site.declaration.name), type: .unknown, range: range, in: scope) }
        let computedKey = ComputedKey(getter: key, receiver: receiver?.place, timing: timing)
        if let known = computed[computedKey] { return known }
        nesting += 1
        getters.insert(key)
        defer {
            nesting -= 1
            getters.remove(key)
        }
        let types = site.owner.map { table.enclosing($0) } ?? []
        let frame = FunctionFrame(
            selfValue: receiver, scope: Scope(file: site.file, types: types, platforms: platforms), entryConditions: conditions,
            returns: lookup.type(of: site))
        routed(to: site.owner, at: SiteKey(file: scope.frame.file, range: range)) {
            walkBody(getter, in: LocalScope(outer: nil, frame: frame), isFunction: true)
        }
        var value = result(of: frame, declared: site.declaration.type)
        // A getter that computes is still that member of its object.
        if value.place == nil, let place = receiver?.place {
            value.place = place.appending(site.declaration.name)
            value.owner = receiver?.type ?? .unknown
        }
        if value.closure == nil { computed[computedKey] = value }
        return value
    }

    private func readStatic(_ name: String, of type: StaticType, range: ByteRange, in scope: LocalScope) -> Value {
        if name == "self" { return Value(type: .metatype(type)) }
        if let site = lookup.property(named: name, of: type), site.declaration.head.isStatic {
            if let getter = site.declaration.accessors.getter {
                return runGetter(getter, of: site, receiver: Value(type: .metatype(type)), range: range, in: scope)
            }
            let place = Place(.type(typeName(type)), [name])
            noteRead(place, type: lookup.type(of: site), range: range, in: scope)
            return Value(place: place, type: lookup.type(of: site))
        }
        if let function = lookup.functions(named: name, of: type).first {
            return functionValue(.function(function, receiver: nil), in: scope, range: range)
        }
        if let first = name.unicodeScalars.first, first.properties.isUppercase {
            let resolved = type.typeID.map { table.resolve([name], in: Scope(file: scope.frame.file, types: table.enclosing($0))) }
            return Value(type: .metatype(resolved ?? .external(name)))
        }
        return Value(
            place: Place(.type(typeName(type)), [name]),
            type: FrameworkMembers.sharedInstances.contains(name) ? type : .unknown, owner: .metatype(type))
    }

    func typeName(_ type: StaticType) -> String {
        switch type {
        case .project(let id): table[id].path.joined(separator: ".")
        case .external(let name): name
        default: "?"
        }
    }

    /// Reads of locals and of unknown things matter to nobody.
    func noteRead(_ place: Place, type: StaticType, range: ByteRange, in scope: LocalScope) {
        switch place.root {
        case .representable, .parent, .coordinator, .environment, .context, .represented, .owner:
            emit(.read(place, type: type), file: scope.frame.file, range: range)
        case .type where !subject.followsAllCalls:
            // A lazy global's first read is what a host is asked for.
            emit(.read(place, type: type), file: scope.frame.file, range: range)
        case .opaque where FileReads.contents.contains(place.last ?? ""):
            // A file's contents, whoever handed over its URL.
            emit(.read(place, type: type), file: scope.frame.file, range: range)
        case .construction, .type, .previous, .opaque:
            break
        }
    }
}

extension StaticType {
    /// The type whose members are in reach inside a static method too.
    var instance: StaticType {
        if case .metatype(let type) = self { type } else { self }
    }
}
