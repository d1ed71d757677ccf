/// The inputs of a representable that make hands to its coordinator one by one, and that the coordinator keeps.
package struct KeptInputs: Sendable {
    package struct Entry: Sendable {
        /// The coordinator's property.
        package let property: PropertySite
        /// The inputs that its value was made from.
        package let inputs: [Input]
        /// It keeps a binding, not a value.
        package let isBinding: Bool
        /// It was given one input as it is, each time.
        package let isPlain: Bool
        /// Where make hands it over.
        package let handedOver: SiteKey
    }

    /// Those that are read again later and that update never assigns.
    package let stale: [Entry]

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        guard let coordinator = representable.coordinator, paths.update.entry != nil, !paths.update.isCutOff,
            table[coordinator.type].isReference
        else {
            stale = []
            return
        }
        let refreshed = Set(paths.update.onPath.compactMap(\.write?.place).filter { $0.root == .coordinator }.compactMap { $0.first })
        let later = paths.handlers + [paths.update, paths.size, paths.dismantle, paths.deinitializer]
        let wrapped = Set(
            coordinator.storedProperties.filter { Self.isBinding($0, table, representable) }.map(\.declaration.name))
        let read = Set(
            (later.flatMap(\.events) + paths.make.events.filter(\.isStored)).compactMap { Self.readProperty($0, wrapped: wrapped) })
        stale = coordinator.storedProperties.compactMap { property in
            let name = property.declaration.name
            guard !coordinator.isParent(name), !name.hasPrefix("initial"), let entry = Self.entry(property, table, representable, paths)
            else { return nil }
            let handle = "$" + name
            // Writing through a binding does not replace it.
            guard !refreshed.contains(handle), wrapped.contains(name) || !refreshed.contains(name),
                read.contains(name) || read.contains(handle)
            else { return nil }
            return entry
        }
    }

    private static func isBinding(_ property: PropertySite, _ table: TypeTable, _ representable: Representable) -> Bool {
        property.declaration.head.attribute("Binding") != nil || table.type(of: property, platforms: representable.platforms).isBinding
    }

    /// The coordinator's property that an event reads.
    private static func readProperty(_ event: Event, wrapped: Set<String>) -> String? {
        switch event.kind {
        case .read(let place, _):
            return place.root == .coordinator ? place.first : nil
        case .write(let write):
            guard let place = write.place, place.root == .coordinator, let name = place.first else { return nil }
            // Writing through a binding uses it.
            return place.path.count > 1 || wrapped.contains(name) ? name : nil
        case .call(let call):
            return call.receiver?.place.flatMap { $0.root == .coordinator ? $0.first : nil }
                ?? call.arguments.lazy.compactMap { $0.value.place.flatMap { $0.root == .coordinator ? $0.first : nil } }.first
        }
    }

    private static func entry(
        _ property: PropertySite, _ table: TypeTable, _ representable: Representable, _ paths: RepresentablePaths
    ) -> Entry? {
        let name = property.declaration.name
        // The inputs are values: an object can only be made from them, whichever way it comes there.
        if table.isReference(table.type(of: property, platforms: representable.platforms)) == true { return nil }
        var inputs: [Input] = []
        var site: SiteKey?
        var isBinding = false
        var places: Set<Place?> = []
        for event in paths.make.onPath {
            guard let write = event.write, let place = write.place, place.root == .coordinator,
                place.path == [name] || place.path == ["$" + name]
            else { continue }
            // An object made from an input is no copy of it: that is another rule's.
            if let root = write.value.place?.root, case .construction = root, table.isReference(write.value.type) != false { continue }
            places.insert(write.value.place)
            if write.value.place?.isBindingHandle == true { isBinding = true }
            let found = Self.inputs(of: write.value, isBinding: write.value.place?.isBindingHandle == true, table, representable)
            if !found.isEmpty, site == nil { site = event.site }
            inputs += found.filter { new in !inputs.contains { $0.name == new.name } }
        }
        guard let site, !inputs.isEmpty else { return nil }
        let given = inputs.count == 1 ? Place(.representable, [(isBinding ? "$" : "") + inputs[0].name]) : nil
        return Entry(property: property, inputs: inputs, isBinding: isBinding, isPlain: given != nil && places == [given], handedOver: site)
    }

    private static func inputs(
        of value: Value, isBinding: Bool, _ table: TypeTable, _ representable: Representable
    ) -> [Input] {
        let names = (value.sources + value.captured).compactMap { source -> String? in
            guard source.root == .representable, let first = source.first else { return nil }
            return first.hasPrefix("$") ? (isBinding ? String(first.dropFirst()) : nil) : first
        }
        return representable.inputs.filter { input in
            guard names.contains(input.name) else { return false }
            // What a closure returned is no copy of the closure.
            if input.isClosure, value.place == Place(.representable, [input.name]), !value.type.isFunction { return false }
            if isBinding { return input.role == .binding }
            return input.role == .value && table.isCopied(input.type, initialValue: input.site.declaration.initialValue) == true
        }
    }
}
