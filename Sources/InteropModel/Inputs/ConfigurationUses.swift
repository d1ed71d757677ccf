/// What make does with the representable's inputs to configure what it shows.
struct ConfigurationUses {
    /// A use of some places to configure an object on the make path.
    struct Use {
        let event: Event
        /// Places whose value the object is given now, or that decide whether it is given something.
        let places: [Place]
        /// Places that a closure captures which the object keeps.
        let captured: [Place]
        let member: String
        /// The places that make's own expression for a root view is made of.
        let rootView: [Place]
        let constructsRepresented: Bool

        /// Make's own expression that does it, however deep the call goes.
        var site: SiteKey { event.chain?.steps.first?.site ?? event.site }
    }

    let table: TypeTable
    let representable: Representable
    let paths: RepresentablePaths
    /// Objects that make constructs and hangs somewhere, whatever their class.
    private let attached: Set<Place.Root>

    init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        self.table = table
        self.representable = representable
        self.paths = paths
        attached = Set(
            paths.make.events.flatMap { event -> [Place.Root] in
                if let write = event.write, write.receiver.place?.root != .representable {
                    return [write.value.place?.root].compactMap { $0 }
                }
                guard let call = event.call, call.name.hasPrefix("add") || call.name.hasPrefix("insert") else { return [] }
                return call.arguments.compactMap { $0.value.place?.root }
            })
    }

    func all() -> [Use] {
        paths.make.events.compactMap { event in
            if let write = event.write { return use(of: write, event) }
            if let call = event.call { return use(of: call, event) }
            return nil
        }
    }

    private func use(of write: Write, _ event: Event) -> Use? {
        guard isConfigured(write.receiver), !event.isStored else { return nil }
        let isKept = write.value.type.isFunction
        // A factory's result that is only stored on by an initializer is no more read than in make itself.
        let plain = isKept ? [] : write.value.sources.filter { !(isHandedOn(event) && isFactory($0, of: write.value)) }
        return Use(
            event: event, places: withoutHandedReferences(plain, event) + conditionPlaces(event),
            captured: copied((isKept ? write.value.sources : []) + write.value.captured), member: write.member,
            rootView: write.member == "rootView" && event.chain == nil ? write.value.sources : [], constructsRepresented: false)
    }

    private func use(of call: CallEvent, _ event: Event) -> Use? {
        // What runs once and later sets nothing: a focus, a scroll, an animation.
        guard event.timing == .now, call.function == nil, !call.isClosureProperty else { return nil }
        let isRepresented = call.result.place == Place(.represented) && call.constructed != nil
        let makesObject = isRepresented || call.constructed.map(isObjectType) ?? false
        let isDirect = makesObject || isConfigured(call.receiver) || takesObject(call)
        guard isDirect || isLoad(call) else { return nil }
        var plain: [Place] = []
        var captured: [Place] = []
        for argument in call.arguments {
            if isDirect { captured += copied(argument.value.captured) }
            if argument.value.type.isFunction {
                captured += copied(argument.value.sources)
            } else {
                plain += argument.value.sources.filter { !isFactory($0, of: argument.value) }
            }
        }
        if makesObject { plain.removeAll(where: isReferenceInput) }
        return Use(
            event: event, places: withoutHandedReferences(plain, event) + conditionPlaces(event), captured: captured, member: call.name,
            rootView: event.chain == nil ? call.arguments.first { $0.label == "rootView" }?.value.sources ?? [] : [],
            constructsRepresented: isRepresented)
    }

    // MARK: Which objects count

    /// A write or call on an object that is shown: the represented object, what hangs on it, what make constructs.
    private func isConfigured(_ receiver: Value?) -> Bool {
        guard let receiver, let place = receiver.place else { return false }
        switch place.root {
        case .represented: return true
        case .construction: return isObjectType(receiver.type) || attached.contains(place.root)
        case .representable: return !place.path.isEmpty && isObjectType(receiver.type)
        case .coordinator: return !place.path.isEmpty && isObjectType(receiver.type)
        default: return false
        }
    }

    private func isObjectType(_ type: StaticType) -> Bool {
        if let id = type.typeID, id == representable.coordinator?.type { return false }
        return table.frameworkAncestry(of: type, platforms: representable.platforms).contains { name in
            FrameworkClasses.named(name).map { $0.isViewLike || $0.kind == .session } ?? name.utf8.holds("HostingController")
                || name.utf8.holds("HostingView")
        }
    }

    /// A call of code that does not resolve, with the object among the arguments.
    private func takesObject(_ call: CallEvent) -> Bool {
        guard call.constructed == nil, call.receiver?.place?.root != .coordinator else { return false }
        return call.arguments.contains { $0.value.place == Place(.represented) }
    }

    /// A call that does not resolve and whose completion sets the object: what it is asked for decides what is shown.
    private func isLoad(_ call: CallEvent) -> Bool {
        let closures = call.arguments.compactMap(\.closure).map(\.range)
        guard call.constructed == nil, !closures.isEmpty else { return false }
        return paths.make.events.contains { event in
            guard event.site.file == call.nameSite.file, closures.contains(where: { $0.contains(event.site.range) }) else { return false }
            let receiver = event.write?.receiver ?? event.call?.receiver
            return receiver?.place?.root == .represented
        }
    }

    // MARK: Which places count

    /// Those of the places whose value a closure copies when it is made. A reference's holder sees what it becomes.
    private func copied(_ places: [Place]) -> [Place] {
        places.filter { place in
            guard place.root == .representable, let input = place.first.flatMap(representable.input) else { return true }
            return input.role == .value && table.isCopied(input.type, initialValue: input.site.declaration.initialValue) == true
        }
    }

    /// The places that the conditions of an event read since make began.
    private func conditionPlaces(_ event: Event) -> [Place] {
        event.conditions?.frames.flatMap(\.sources) ?? []
    }

    /// What a closure input returned is not the closure: a factory, unless it gives SwiftUI content.
    private func isFactory(_ source: Place, of value: Value) -> Bool {
        guard source.root == .representable, source.path.count == 1, value.place == source,
            let input = source.first.flatMap(representable.input), input.isClosure
        else { return false }
        if input.site.declaration.head.attribute("ViewBuilder") != nil { return false }
        guard case .function(let result) = input.type else { return true }
        return !table.isView(result)
    }

    /// A reference that is only given to an initializer: the object follows it by itself.
    private func isReferenceInput(_ place: Place) -> Bool {
        place.path.count == 1 && startsAtReference(place)
    }

    private func startsAtReference(_ place: Place) -> Bool {
        guard place.root == .representable, let input = place.first.flatMap(representable.input) else {
            return false
        }
        return table.mayBeReference(input.type) && !input.isClosure
    }

    /// Whether it happens inside an initializer or a static factory of the project.
    private func isHandedOn(_ event: Event) -> Bool {
        event.chain?.steps.contains { step in
            step.function.declaration.kind == .initializer || step.function.declaration.head.isStatic
        } ?? false
    }

    /// There a reference is still only given.
    private func withoutHandedReferences(_ places: [Place], _ event: Event) -> [Place] {
        isHandedOn(event) ? places.filter { !startsAtReference($0) } : places
    }
}
