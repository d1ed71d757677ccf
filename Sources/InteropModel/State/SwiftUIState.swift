/// A value that SwiftUI watches: writing it makes SwiftUI update.
package struct SwiftUIState: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The value of a `@Binding` or a `Binding<…>`.
        case binding
        /// `@State`, `@AppStorage` and their kin.
        case owned
        /// A published property of an observed object, or a stored one of an `@Observable` class.
        case model
    }

    package let kind: Kind
    /// Below the representable wherever it leads there: through the coordinator's parent copy, or what make handed over.
    package let place: Place
    package let type: StaticType

    /// As source names it: `model.items`.
    package var name: String {
        place.path.filter { $0 != "[]" }.joined(separator: ".")
    }
}

/// Answers which SwiftUI state a place is, for the places of one representable.
package struct StatePlaces: Sendable {
    private let table: TypeTable
    private let representable: Representable
    private let kept: [String: Value]
    private let representedType: StaticType

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        self.table = table
        self.representable = representable
        kept = paths.kept
        representedType = paths.representedType
    }

    /// nil for what is no state, for a binding itself (`$text`), and for what cannot be told.
    package func state(at place: Place) -> SwiftUIState? {
        guard !place.isBindingHandle else { return nil }
        let place = canonical(place)
        var position: Position
        switch place.root {
        case .representable: position = .representable
        case .coordinator:
            guard let coordinator = representable.coordinator else { return nil }
            position = .holder(.project(coordinator.type), isObserved: false)
        case .represented: position = .holder(representedType, isObserved: false)
        default: return nil
        }
        var kind: SwiftUIState.Kind?
        for name in place.path {
            guard let next = step(name, from: position, kind) else { return nil }
            (position, kind) = next
        }
        guard let kind, case .value(let type) = position else { return nil }
        return SwiftUIState(kind: kind, place: place, type: type)
    }

    /// The same place as seen from the representable: through the parent copy, or through a binding or an object that make
    /// handed to the coordinator.
    package func canonical(_ place: Place) -> Place {
        switch place.root {
        case .parent: return Place(.representable, place.path)
        case .coordinator:
            guard let name = place.first else { return place }
            let origin = kept["$" + name]?.place ?? (place.path.count > 1 ? keptObject(name) : nil)
            switch origin?.root {
            case .representable, .parent: return Place(.representable, (origin?.bindingValue.path ?? []) + place.path.dropFirst())
            default: return place
            }
        default: return place
        }
    }

    /// Where an object comes from that the coordinator keeps: a copy of a value is one of its own.
    private func keptObject(_ name: String) -> Place? {
        guard let value = kept[name] else { return nil }
        let declared = representable.coordinator.flatMap {
            table.property(named: name, of: .project($0.type), platforms: representable.platforms)
        }
        let type = declared.map { table.type(of: $0, platforms: representable.platforms) } ?? value.type
        return table.isReference(type) == true ? value.place : nil
    }

    // MARK: From name to name

    /// What the names so far have led to.
    private enum Position {
        case representable
        /// An object, or a value that is no state itself.
        case holder(StaticType, isObserved: Bool)
        /// State, or a part of it.
        case value(StaticType)
    }

    private typealias Step = (Position, SwiftUIState.Kind?)

    private func step(_ name: String, from position: Position, _ kind: SwiftUIState.Kind?) -> Step? {
        switch position {
        case .representable:
            return representable.input(named: name).flatMap(step(into:))
        case .holder(let type, let isObserved):
            if name == "[]" { return (.holder(type.element, isObserved: isObserved), nil) }
            guard let site = property(name, of: type) else { return nil }
            return step(into: site, isObserved: isObserved)
        case .value(let type):
            return part(name, of: type, kind)
        }
    }

    /// Wrappers whose value is state that the representable owns.
    private static let stateWrappers: Set<String> = [
        "State", "AppStorage", "SceneStorage", "FocusState", "AccessibilityFocusState",
    ]

    private func step(into input: Input) -> Step? {
        let attributes = input.site.declaration.head.attributes.map(\.name)
        switch input.role {
        case .binding:
            return (.value(input.type.bindingValue), .binding)
        case .owned:
            if attributes.contains(where: Self.stateWrappers.contains) { return (.value(input.type), .owned) }
            return attributes.contains("StateObject") ? (.holder(input.type, isObserved: true), nil) : nil
        case .observed:
            return (.holder(input.type, isObserved: true), nil)
        case .environment, .value, .constant, .dynamic:
            if input.type.isBinding { return (.value(input.type.bindingValue), .binding) }
            return (.holder(input.type, isObserved: false), nil)
        }
    }

    /// A property of an object or a plain value.
    private func step(into site: PropertySite, isObserved: Bool) -> Step? {
        let head = site.declaration.head
        guard !head.isStatic else { return nil }
        let type = table.type(of: site, platforms: representable.platforms)
        if head.attribute("Binding") != nil || type.isBinding { return (.value(type.bindingValue), .binding) }
        if isObserved, head.attribute("Published") != nil || head.attribute("AppStorage") != nil { return (.value(type), .model) }
        if isTracked(site) { return (.value(type), .model) }
        if type == .project(representable.type) { return (.representable, nil) }
        return (.holder(type, isObserved: head.attribute("ObservedObject") != nil || head.attribute("StateObject") != nil), nil)
    }

    /// A stored property of an `@Observable` class, or of a SwiftData model.
    private func isTracked(_ site: PropertySite) -> Bool {
        let declaration = site.declaration
        guard let owner = site.owner, table[owner].kind == .class, !declaration.isComputed, !declaration.isLet,
            !declaration.head.has("lazy"), declaration.head.attribute("ObservationIgnored") == nil,
            let head = table[owner].declaration?.declaration.head
        else { return false }
        return head.attribute("Observable") != nil || head.attribute("Model") != nil
    }

    /// A part of a state's value: of a class only the reference is state.
    private func part(_ name: String, of type: StaticType, _ kind: SwiftUIState.Kind?) -> Step? {
        if table.isReference(type) == true {
            guard let site = property(name, of: type), isTracked(site) else { return nil }
            return (.value(table.type(of: site, platforms: representable.platforms)), .model)
        }
        if name == "[]" { return (.value(type.element), kind) }
        if case .tuple(let types) = type, let index = Int(name), types.indices.contains(index) { return (.value(types[index]), kind) }
        guard table.isCopied(type, initialValue: nil) == true else { return nil }
        if let site = property(name, of: type) {
            return (.value(table.type(of: site, platforms: representable.platforms)), kind)
        }
        // The fields of the frameworks' structs are values.
        return (.value(type.typeID == nil ? type : .unknown), kind)
    }

    private func property(_ name: String, of type: StaticType) -> PropertySite? {
        table.property(named: name, of: type, platforms: representable.platforms)
    }
}

extension StaticType {
    /// What a binding of this type points to.
    fileprivate var bindingValue: StaticType {
        if case .binding(let type) = self { type } else { self }
    }
}
