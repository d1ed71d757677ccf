/// The objects that one path constructs, what each of them becomes a part of, and the names they are given.
struct MadeObjects {
    /// One construction.
    struct Made {
        let number: Int
        let event: Event
        let type: StaticType
    }

    /// An object made here is assigned to a property, which then stands for it.
    private struct Name {
        let place: Place
        let numbers: [Int]
        let event: Event
        let index: Int
    }

    let table: TypeTable
    let platforms: PlatformSet
    private(set) var all: [Int: Made] = [:]
    /// The constructions that hold each one.
    private(set) var containers: [Int: Set<Int>] = [:]
    private var names: [Name] = []
    private let path: Path

    init(path: Path, table: TypeTable, platforms: PlatformSet) {
        self.path = path
        self.table = table
        self.platforms = platforms
        for (index, event) in path.events.enumerated() where !event.isStored {
            note(event.call, event)
            noteParts(event)
            guard let write = event.write, let place = write.place, write.operator == "=" else { continue }
            let numbers = numbers(in: write.value)
            if !numbers.isEmpty { names.append(Name(place: place, numbers: numbers, event: event, index: index)) }
        }
    }

    // MARK: Questions

    /// The constructions that `value` may be, or may be an element of. A controller's `view` stands for the controller.
    func numbers(in value: Value) -> [Int] {
        var found: [Int] = []
        for place in value.denoted {
            if let number = Self.number(place), !found.contains(number) { found.append(number) }
        }
        return found
    }

    /// The same, as it is known at the event at `index`: a property that was given an object made here stands for it.
    func numbers(in value: Value, at index: Int) -> [Int] {
        var found = numbers(in: value)
        for place in value.denoted {
            for name in names where name.index < index && (name.place == place || name.place == place.parent && Self.standsForOwner(place))
            {
                found += name.numbers.filter { !found.contains($0) }
            }
        }
        return found
    }

    /// Whether `value` is made on this path, or stands in something that is, when the event at `index` happens.
    func isMade(_ value: Value, at index: Int) -> Bool {
        guard let place = value.place else { return false }
        if case .construction = place.root { return true }
        return names.contains { name in
            name.index < index && name.place.contains(place) && path.events.indices.contains(index)
                && isUnderConditions(of: name.event, path.events[index])
        }
    }

    func isViewLike(_ number: Int) -> Bool {
        all[number].map { table.isViewLike($0.type, on: platforms) } ?? false
    }

    /// Everything that holds it, itself included.
    func holders(of number: Int) -> Set<Int> {
        var found: Set<Int> = [number]
        var waiting = [number]
        while let next = waiting.popLast() {
            for holder in containers[next] ?? [] where found.insert(holder).inserted { waiting.append(holder) }
        }
        return found
    }

    // MARK: Building

    private mutating func note(_ call: CallEvent?, _ event: Event) {
        guard let call, case .construction(let number) = call.result.place?.root, call.result.place?.path.isEmpty == true,
            all[number] == nil, call.function == nil
        else { return }
        all[number] = Made(number: number, event: event, type: call.constructed ?? call.result.type)
    }

    /// What the event puts into an object made here.
    private mutating func noteParts(_ event: Event) {
        if let write = event.write {
            put(write.value, into: write.receiver)
        } else if let call = event.call {
            if let constructed = call.constructed {
                if keepsArguments(constructed) { call.arguments.forEach { put($0.value, into: call.result) } }
            } else if call.function == nil, Self.takes(call.name), let receiver = call.receiver {
                call.arguments.forEach { put($0.value, into: receiver) }
            }
        }
    }

    private mutating func put(_ value: Value, into holder: Value) {
        guard case .construction(let outer) = holder.place?.root else { return }
        for inner in numbers(in: value) where inner != outer { containers[inner, default: []].insert(outer) }
    }

    /// A project type with an initializer of its own says there what it keeps; a value in class clothing keeps nothing that
    /// is shown.
    private func keepsArguments(_ type: StaticType) -> Bool {
        if type.typeID != nil, !table.functions(named: "init", of: type, platforms: platforms).isEmpty { return false }
        return !table.frameworkAncestry(of: type, platforms: platforms).contains { FrameworkClasses.named($0)?.isValueKind == true }
    }

    private func isUnderConditions(of earlier: Event, _ later: Event) -> Bool {
        earlier.conditions.map { later.conditions?.isInside($0) == true } ?? true
    }

    /// `addSubview`, `setViewControllers`, `pushViewController`, `insertItem`.
    private static func takes(_ name: String) -> Bool {
        ["add", "insert", "set", "push", "append"].contains { name.hasPrefix($0) }
    }

    private static func number(_ place: Place) -> Int? {
        guard case .construction(let number) = place.root, place.path.isEmpty || (place.path.count == 1 && isFace(place)) else {
            return nil
        }
        return number
    }

    /// `coordinator.host.view`, `coordinator.pages[0]`.
    private static func standsForOwner(_ place: Place) -> Bool {
        isFace(place) || ["[]", "first", "last"].contains(place.last)
    }

    /// The member through which a controller or a view is attached.
    private static func isFace(_ place: Place) -> Bool {
        place.last == "view" || place.last == "layer"
    }
}
