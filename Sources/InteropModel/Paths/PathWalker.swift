import SwiftTree

/// Runs a lifecycle method in the abstract: statement by statement, calls of the project followed into their bodies,
/// every value resolved to what it denotes and what it was computed from. The outcome is the list of what happens.
///
/// One walker walks one path, on one thread.
final class PathWalker {
    let lookup: LookupCache
    let subject: WalkSubject
    /// What make left in the coordinator's properties, by their names.
    let kept: [String: Value]

    var events: [Event] = []
    var conditions: ConditionFrame?
    var chain: CallChain?
    var route: Route?
    var statement: SiteKey?
    var timing = Event.Timing.now
    var executor = Executor.own
    /// How many closures are being walked, one in another, that run after the call they were given to.
    var laterDepth = 0
    /// What the parameters of the walked method are.
    var entryParameters: [Value] = []
    var closures: [ClosureValue] = []
    /// What the closures return that something keeps or that run later.
    var closureResults: [Value] = []
    /// What this path last assigned to a place: closures, and names for other objects.
    var assigned: [Place: Value] = [:]
    /// Getters in progress: one that reads itself is not followed.
    var getters: Set<SiteKey> = []
    /// What getters gave on this path: one that is read again gives the same.
    var computed: [ComputedKey: Value] = [:]
    /// Lazy properties whose initial value has run.
    var initialized: Set<SiteKey> = []
    var localFunctions: Set<ByteRange> = []
    /// Local functions whose captures are being told: one that calls itself is told once.
    var capturing: Set<ByteRange> = []
    /// What the context says an implicit member (`.init(…)`, `.shared`) is a member of.
    var expected = StaticType.unknown
    /// Whether a closure is being walked aside.
    var isProbing = false
    var missing: Set<SourceQuery> = []
    private(set) var isCutOff = false
    private var steps = 0
    private var constructions = 0
    private var opaques = 0
    private var storedClosures = 0
    /// What happens in a work item or operation, by the object, until it is given to a queue.
    var putOff: [Place: Range<Int>] = [:]
    /// Deepest expression nesting is bounded by the lowering; this bounds calls and closures together.
    var nesting = 0

    init(lookup: LookupCache, subject: WalkSubject, kept: [String: Value] = [:]) {
        self.lookup = lookup
        self.subject = subject
        self.kept = kept
    }

    var table: TypeTable { lookup.table }

    var platforms: PlatformSet { subject.platforms }

    /// Counts one step; false when the path has used up what it may.
    func step() -> Bool {
        steps += 1
        if steps > (subject.followsAllCalls ? Limits.pathSteps : Limits.hostSteps) { isCutOff = true }
        return !isCutOff
    }

    func newConstruction(_ type: StaticType) -> Value {
        constructions += 1
        return Value(place: Place(.construction(constructions)), type: type)
    }

    func opaque(_ type: StaticType = .unknown) -> Value {
        opaques += 1
        return Value(place: Place(.opaque(opaques)), type: type)
    }

    func newStoredClosure() -> Int {
        storedClosures += 1
        return storedClosures
    }

    func test(_ kind: Test.Kind, _ left: [Place], _ right: [Place] = []) -> Test {
        Test(kind, left, right, position: events.count)
    }

    func emit(_ kind: Event.Kind, file: Int, range: ByteRange) {
        events.append(
            Event(
                kind: kind, site: SiteKey(file: file, range: range), conditions: conditions, chain: chain, route: route,
                statement: statement, timing: timing, executor: executor, laterDepth: laterDepth))
    }

    struct ComputedKey: Hashable {
        let getter: SiteKey
        let receiver: Place?
        let timing: Event.Timing
    }

    // MARK: Entry

    /// Walks `function` as SwiftUI, a framework or the coordinator's owner calls it.
    func walk(_ function: FunctionSite, selfValue: Value?, arguments: [Value]) -> Value {
        guard let body = function.declaration.body else { return Value() }
        let frame = frame(for: function, selfValue: selfValue)
        let scope = LocalScope(outer: nil, frame: frame)
        for (index, parameter) in function.declaration.parameters.enumerated() {
            let type = parameter.type.map { table.staticType(of: $0, in: frame.scope) } ?? .unknown
            let value = arguments.indices.contains(index) ? arguments[index] : type == .context ? contextValue : opaque(type)
            scope.declare(parameter.name, value, under: nil)
            entryParameters.append(value)
        }
        walkBody(body, in: scope, isFunction: true)
        return result(of: frame, declared: function.declaration.returnType)
    }

    var contextValue: Value { Value(place: Place(.context), type: .context) }

    var coordinatorValue: Value {
        Value(place: Place(.coordinator), type: subject.coordinator.map { .project($0.type) } ?? .unknown)
    }

    func frame(for function: FunctionSite, selfValue: Value?) -> FunctionFrame {
        let owner = function.owner.map { table.enclosing($0) } ?? []
        // In a protocol's extension `Self` is the type at hand.
        var types = owner
        if let last = owner.last, table[last].kind == .protocol, let id = selfValue?.type.typeID { types = table.enclosing(id) }
        let scope = Scope(file: function.file, types: types, generics: function.declaration.genericParameters, platforms: platforms)
        let returns = function.declaration.returnType.map { table.staticType(of: $0, in: scope) } ?? .unknown
        return FunctionFrame(selfValue: selfValue, scope: scope, entryConditions: conditions, returns: returns)
    }

    /// What a function returned, merged over its returns; the written type where the values tell none.
    func result(of frame: FunctionFrame, declared: TypeReference?) -> Value {
        var value = frame.returned.dropFirst().reduce(frame.returned.first ?? Value()) { $0.merged(with: $1) }
        guard let declared else { return value }
        let type = table.staticType(of: declared, in: frame.scope)
        switch value.type {
        case .unknown, .generic: value.type = type
        case .external(let name) where FrameworkClasses.named(name) == nil: value.type = type
        default: break
        }
        return value
    }

    /// Runs `work` as what the function or property of `owner` does that stands at `site`.
    func routed<Result>(to owner: TypeID?, at site: SiteKey, _ work: () -> Result) -> Result {
        let old = route
        route = Route(outer: old, owner: owner, site: site, statement: statement)
        defer { route = old }
        return work()
    }

    /// Runs `work` with these values, and puts the old ones back.
    func with<Result>(
        conditions newConditions: ConditionFrame?, timing newTiming: Event.Timing? = nil, executor newExecutor: Executor? = nil,
        _ work: () -> Result
    ) -> Result {
        let oldConditions = conditions
        let oldTiming = timing
        let oldExecutor = executor
        let oldLaterDepth = laterDepth
        conditions = newConditions
        timing = newTiming ?? timing
        executor = newExecutor ?? executor
        if newTiming != nil { laterDepth += 1 }
        defer {
            conditions = oldConditions
            timing = oldTiming
            executor = oldExecutor
            laterDepth = oldLaterDepth
        }
        return work()
    }
}
