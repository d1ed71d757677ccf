/// The bindings of a representable that its coordinator, an action or a delegate callback writes.
package struct WrittenBackBindings: Sendable {
    /// Places below the representable.
    package let places: Set<Place>

    package init(representable: Representable, paths: RepresentablePaths) {
        var found: Set<Place> = []
        let bindings = Set(representable.inputs.filter { $0.role == .binding || $0.role == .owned || $0.role == .observed }.map(\.name))
        for event in paths.handlers.flatMap(\.events) + paths.make.events.filter(\.isStored) {
            guard let written = event.write?.place, let place = written.inRepresentable(kept: paths.kept),
                let name = place.first, bindings.contains(name)
            else { continue }
            found.insert(place)
        }
        places = found
    }

    /// Whether `value` is read from one of them, by the very member path.
    package func give(_ value: Value) -> Bool {
        value.sources.contains { places.contains($0) }
    }
}

extension Place {
    /// The same value as a place below the representable: through the parent copy, or through a binding that make handed
    /// to the coordinator.
    package func inRepresentable(kept: [String: Value]) -> Place? {
        switch root {
        case .representable, .parent:
            return Place(.representable, path)
        case .coordinator:
            guard let name = first, let origin = kept["$" + name]?.place, origin.root == .representable else { return nil }
            return Place(.representable, origin.bindingValue.path + path.dropFirst())
        default:
            return nil
        }
    }
}
