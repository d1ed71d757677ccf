/// Tells which hosting controller or view a value of one path denotes.
struct HostedObjects {
    let lookup: LookupCache
    /// The type whose code it is, and `self`'s.
    let ownType: StaticType
    /// Properties that are given a hosting controller though their written type does not say so.
    let holders: [SiteKey: StaticType]
    private(set) var all: [HostedObject] = []
    /// What each name denotes at this point of the path.
    private var current: [Place: Int] = [:]
    private var kinds: [StaticType: Kind] = [:]

    private enum Kind {
        case controller, view, other
    }

    init(lookup: LookupCache, ownType: StaticType, holders: [SiteKey: StaticType]) {
        self.lookup = lookup
        self.ownType = ownType
        self.holders = holders
    }

    // MARK: Changes

    mutating func construct(_ type: StaticType, at place: Place, by event: Event) {
        guard kind(of: type) != .other, current[place] == nil else { return }
        add(type, at: place, construction: event)
    }

    mutating func note(_ kind: HostingStep.Kind, of object: Int, _ event: Event?, at index: Int, isLasting: Bool = true) {
        all[object].steps.append(HostingStep(kind: kind, event: event, index: index, isLasting: isLasting))
    }

    /// From here on `place` names the object.
    mutating func name(_ object: Int, _ place: Place?, property: PropertySite?) {
        if let place {
            current[place] = object
            all[object].places.insert(place)
        }
        if let property { all[object].properties.insert(property.key) }
    }

    /// The collection at `place` is another one.
    mutating func forget(elementsOf place: Place) {
        for name in Self.elements { current[place.appending(name)] = nil }
    }

    // MARK: Questions

    /// The hosting controllers that `value` is, may be or holds.
    mutating func controllers(in value: Value) -> [Int] {
        var found: [Int] = []
        if let place = value.place, let object = object(at: place, type: value.type, owner: value.owner) { found.append(object) }
        for place in value.alternatives {
            if let object = object(at: place, type: .unknown, owner: .unknown) { found.append(object) }
        }
        for element in value.elements { found += controllers(in: element) }
        // Put together from it: a dictionary, a value around it.
        if value.place == nil, value.type != .external("Bool") {
            for source in value.sources { if case .construction = source.root, let object = current[source] { found.append(object) } }
        }
        return unique(found).filter { all[$0].isController }
    }

    /// The hosting controllers and views whose view `value` is, may be or holds.
    mutating func views(in value: Value) -> [Int] {
        var found: [Int] = []
        if let place = value.place, let object = viewOwner(at: place, type: value.type, owner: value.owner) { found.append(object) }
        for place in value.alternatives {
            if let object = viewOwner(at: place, type: .unknown, owner: .unknown) { found.append(object) }
        }
        for element in value.elements { found += views(in: element) }
        return unique(found)
    }

    /// The object whose view `place` is reached from.
    mutating func owner(ofPartAt place: Place) -> Int? {
        for length in (0..<place.path.count).reversed() {
            let prefix = Place(place.root, Array(place.path.prefix(length)))
            if let object = viewOwner(at: prefix, type: .unknown, owner: .unknown) { return object }
        }
        return nil
    }

    private mutating func viewOwner(at place: Place, type: StaticType, owner: StaticType) -> Int? {
        if Self.isView(place), let object = object(at: place.parent, type: owner, owner: .unknown), all[object].isController {
            return object
        }
        return object(at: place, type: type, owner: owner).flatMap { all[$0].isController ? nil : $0 }
    }

    private mutating func object(at place: Place, type: StaticType, owner: StaticType) -> Int? {
        if place == Place(.owner) { return nil }
        if let known = current[place] { return known }
        let property = property(at: place, owner: owner)
        if kind(of: type) != .other { return add(type, at: place, property: property) }
        guard let property else { return nil }
        if let held = holders[property.key] { return add(held, at: place, property: property) }
        let declared = lookup.type(of: property)
        let isElement = Self.isElement(place)
        let known = isElement ? declared.element : declared
        return kind(of: known) == .other ? nil : add(known, at: place, property: property)
    }

    @discardableResult
    private mutating func add(_ type: StaticType, at place: Place, construction: Event? = nil, property: PropertySite? = nil) -> Int {
        var isGiven = false
        if case .opaque = place.root { isGiven = place.path.isEmpty }
        all.append(
            HostedObject(
                type: type, isController: kind(of: type) == .controller, construction: construction, isGiven: isGiven, places: [place],
                properties: property.map { [$0.key] } ?? []))
        current[place] = all.count - 1
        return all.count - 1
    }

    /// The project's property that `place` ends in, or is an element of.
    private func property(at place: Place, owner: StaticType) -> PropertySite? {
        let isElement = Self.isElement(place)
        let place = isElement ? place.parent : place
        guard let name = place.last else { return nil }
        if place.root == .owner, place.path.count == 1 { return lookup.property(named: name, of: ownType) }
        return isElement || owner == .unknown ? nil : lookup.property(named: name, of: owner)
    }

    private mutating func kind(of type: StaticType) -> Kind {
        if let known = kinds[type] { return known }
        let kind: Kind = lookup.table.isHostingController(type) ? .controller : lookup.table.isHosting(type) ? .view : .other
        kinds[type] = kind
        return kind
    }

    private func unique(_ objects: [Int]) -> [Int] {
        objects.count < 2 ? objects : objects.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func isView(_ place: Place) -> Bool {
        place.last == "view" || place.last == "viewIfLoaded"
    }

    private static func isElement(_ place: Place) -> Bool {
        place.path.count > 1 && place.last.map(elements.contains) ?? false
    }

    private static let elements: Set<String> = ["[]", "first", "last"]
}
