/// Who keeps whom alive, as far as the paths of one representable tell.
///
/// A node is a place; what a path constructs bears a number of that path. An edge says that whoever keeps the one keeps the
/// other: a stored member, a framework's call that keeps its argument, a closure that holds what it captures.
struct Retention {
    struct Node: Hashable {
        let place: Place
        /// The path whose numbers the place speaks of; nil for what every path knows by the same name.
        let path: Int?
    }

    /// Something that keeps a closure.
    struct Holding {
        let event: Event
        let pathIndex: Int
        /// The objects or members that keep it.
        let keepers: [Node]
        /// The run loop, a notification centre or the like keeps it as well.
        let isKeptBySystem: Bool
        let held: [CapturedValue]
    }

    let paths: [Path]
    private(set) var holdings: [Holding] = []
    private var edges: [Node: Set<Node>] = [:]
    private var names: [Node: Set<Node>] = [:]
    private var members: [Node: Set<Node>] = [:]
    private var types: [Node: StaticType] = [:]
    /// What calls gave: no members, though their places look like it.
    private var results: Set<Node> = []
    private let strength: MemberStrength

    init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        strength = MemberStrength(table: table, representable: representable, representedType: paths.representedType)
        self.paths = [paths.make, paths.update, paths.size] + paths.handlers
        for (index, path) in self.paths.enumerated() {
            for event in path.events { add(event, path, index) }
        }
    }

    // MARK: Questions

    /// Whether `keeper` keeps `node` alive, by whatever way; the nodes on that way, nil where there is none.
    func way(from keeper: Node, to node: Node) -> [Node]? {
        let targets = Set(aliases(of: node))
        var previous: [Node: Node] = [:]
        var waiting = [keeper]
        var seen: Set<Node> = [keeper]
        while let next = waiting.popLast() {
            if targets.contains(next) {
                var way = [next]
                while let step = way.last.flatMap({ previous[$0] }) { way.append(step) }
                return way
            }
            for neighbour in keptDirectly(by: next) where seen.insert(neighbour).inserted {
                previous[neighbour] = next
                waiting.append(neighbour)
            }
        }
        return nil
    }

    func node(_ place: Place, on path: Int) -> Node {
        switch place.root {
        case .context: Node(place: Place(.coordinator), path: nil)
        default: Node(place: place.withoutParentCopies, path: place.isLocal ? path : nil)
        }
    }

    /// Every name of what stands at a node.
    func aliases(of node: Node) -> [Node] {
        var found = [node]
        var seen: Set<Node> = [node]
        var index = 0
        while index < found.count, found.count < 64 {
            for name in (names[found[index]] ?? []).sorted(by: { $0.place.path.count < $1.place.path.count })
            where seen.insert(name).inserted { found.append(name) }
            index += 1
        }
        return found
    }

    /// Its names, its members, and what it was given to keep.
    private func keptDirectly(by node: Node) -> [Node] {
        let stored = (members[node] ?? []).filter { isStoredStrongly($0) }
        return Array(names[node] ?? []) + stored + Array(edges[node] ?? [])
    }

    private func isStoredStrongly(_ member: Node) -> Bool {
        guard let name = member.place.last, !results.contains(member) else { return false }
        return strength.isStrong(name, of: type(of: Node(place: member.place.parent, path: member.path)))
    }

    func type(of node: Node) -> StaticType {
        if let known = types[node] { return known }
        guard let name = node.place.last else { return strength.type(of: node.place.root) }
        return strength.type(of: name, in: type(of: Node(place: node.place.parent, path: node.path)))
    }

    // MARK: Building

    private mutating func add(_ event: Event, _ path: Path, _ index: Int) {
        if let write = event.write { add(write, event, index) }
        if let call = event.call { add(call, event, path, index) }
    }

    private mutating func add(_ write: Write, _ event: Event, _ index: Int) {
        guard let place = write.place, !place.path.isEmpty else { return }
        let node = known(place, index)
        let isCollected = write.operator != "="
        keep(write.value, by: [node], isCollected: isCollected, event, index)
        if write.declared?.declaration.isComputed == true { return }
        if let value = write.value.place, !isCollected {
            let other = known(value, index)
            guard other != node else { return }
            names[node, default: []].insert(other)
            names[other, default: []].insert(node)
        }
    }

    private mutating func add(_ call: CallEvent, _ event: Event, _ path: Path, _ index: Int) {
        if let result = call.result.place {
            let node = known(result, index)
            if call.result.type != .unknown { types[node] = call.result.type }
            if result.last == call.name, !call.isClosureProperty { results.insert(node) }
        }
        if let row = keepingRow(call) {
            guard row.call.signature.receiver != "Timer" || call.repeats else { return }
            let keepers = row.call.keepers.compactMap { keeper(named: $0, of: call, index) }
            let isSystem = row.call.keepers.contains(.system)
            for argument in row.kept {
                var value = argument.value
                if call.name == "assign", argument.label == "on", let object = target(of: call, event) { value.holds = [object] }
                keep(value, by: keepers, isSystem: isSystem, event, index)
            }
            if row.call.kept.contains("self"), var chain = call.receiver {
                chain.holds += chain.chainHolds
                keep(chain, by: keepers, event, index)
            }
        } else if call.constructed == .external("Task") || (call.name == "detached" && call.receiver?.type == .metatype(.external("Task")))
        {
            addTask(call, event, path, index)
        } else if NameFinder.collecting.contains(call.name), call.function == nil, let place = call.receiver?.place {
            for argument in call.arguments { keep(argument.value, by: [known(place, index)], event, index) }
        } else if let id = call.constructed?.typeID, strength.table[id].kind == .struct, let place = call.result.place {
            // What a memberwise initializer is given, the value has.
            for argument in call.arguments { keep(argument.value, by: [known(place, index)], event, index) }
        }
    }

    /// `assign(to:on:)` holds its object as a closure that captures it would.
    private func target(of call: CallEvent, _ event: Event) -> CapturedValue? {
        guard let (argument, written) = zip(call.arguments, call.written).first(where: { $0.1.label == "on" }) else { return nil }
        let site = SiteKey(file: event.site.file, range: written.value.range)
        let name =
            switch written.value.kind {
            case .identifier(let name): name
            default: "object"
            }
        return CapturedValue(
            name: name, strength: .strong, place: argument.value.place, type: argument.value.type, owner: argument.value.owner, site: site,
            closure: site)
    }

    /// Only a task that goes on until it is cancelled keeps what its closure captures.
    private mutating func addTask(_ call: CallEvent, _ event: Event, _ path: Path, _ index: Int) {
        guard EndlessTask(event: event, call: call, path: path).isEndless else { return }
        let keepers = call.result.place.map { [known($0, index)] } ?? []
        for argument in call.arguments { keep(argument.value, by: keepers, isSystem: true, event, index) }
    }

    private func keepingRow(_ call: CallEvent) -> (call: KeepingCall, kept: [EvaluatedArgument])? {
        guard call.function == nil, !call.isClosureProperty else { return nil }
        if let constructed = call.constructed { return KeepingCalls.row(for: call, of: strength.ancestry(constructed)) }
        let type = call.receiver?.type.instance ?? .unknown
        return KeepingCalls.row(for: call, of: strength.ancestry(type))
    }

    private mutating func keeper(named keeper: KeepingCall.Keeper, of call: CallEvent, _ index: Int) -> Node? {
        let place: Place? =
            switch keeper {
            case .receiver: call.receiver?.place
            case .result: call.result.place
            case .argument(let label): call.arguments.first { $0.label == label }?.value.place
            case .system: nil
            }
        return place.map { known($0, index) }
    }

    /// Notes that `keepers` keep `value`, and what closures in it hold.
    private mutating func keep(
        _ value: Value, by keepers: [Node], isSystem: Bool = false, isCollected: Bool = true, _ event: Event, _ index: Int
    ) {
        let objects = (isCollected ? [value] : []) + value.elements
        for place in objects.compactMap(\.place) {
            let object = known(place, index)
            for keeper in keepers where keeper != object { edges[keeper, default: []].insert(object) }
        }
        let held = value.allHolds
        guard !held.isEmpty else { return }
        for place in held.filter({ $0.strength == .strong }).compactMap(\.place) {
            let object = known(place, index)
            for keeper in keepers { edges[keeper, default: []].insert(object) }
        }
        holdings.append(Holding(event: event, pathIndex: index, keepers: keepers, isKeptBySystem: isSystem, held: held))
    }

    /// The node of a place, noted with every place on the way to it.
    private mutating func known(_ place: Place, _ index: Int) -> Node {
        let node = node(place, on: index)
        var child = node
        while !child.place.path.isEmpty {
            let parent = Node(place: child.place.parent, path: child.path)
            guard members[parent, default: []].insert(child).inserted else { break }
            child = parent
        }
        return node
    }
}

extension CallEvent {
    /// A timer that does not repeat runs once and is dropped.
    var repeats: Bool {
        arguments.contains { $0.label == "repeats" && $0.value.literal == .boolean(true) }
    }
}
