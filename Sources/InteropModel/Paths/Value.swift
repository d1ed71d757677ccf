/// What is known of the value of an expression on a path.
package struct Value: Sendable {
    private var storage: Storage

    package init(place: Place? = nil, type: StaticType = .unknown, owner: StaticType = .unknown) {
        if place == nil, case .unknown = type, case .unknown = owner {
            storage = Self.nothing
        } else {
            storage = Storage()
            storage.place = place
            storage.type = type
            storage.owner = owner
            if let place { storage.sources = [place] }
        }
    }

    private static let nothing = Storage()

    /// What it denotes; nil for the result of a computation.
    package var place: Place? {
        get { storage.place }
        _modify {
            makeUnique()
            yield &storage.place
        }
    }

    package var type: StaticType {
        get { storage.type }
        _modify {
            makeUnique()
            yield &storage.type
        }
    }

    /// The type of the object whose member it is, where its place ends in a member.
    package var owner: StaticType {
        get { storage.owner }
        _modify {
            makeUnique()
            yield &storage.owner
        }
    }

    /// Everything that was read to compute it, its own place included.
    package var sources: [Place] {
        get { storage.sources }
        _modify {
            makeUnique()
            yield &storage.sources
        }
    }

    /// What closures in it read when they run.
    package var captured: [Place] {
        get { storage.captured }
        _modify {
            makeUnique()
            yield &storage.captured
        }
    }

    /// The tests that decided it: a local, and the result of a project function, count as what they were computed from.
    package var tests: [Test] {
        get { storage.tests }
        _modify {
            makeUnique()
            yield &storage.tests
        }
    }

    package var literal: Expression.Literal? {
        get { storage.literal }
        _modify {
            makeUnique()
            yield &storage.literal
        }
    }

    /// Index into the walker's closures, where it is a closure literal or a function of the project.
    var closure: Int? {
        get { storage.closure }
        _modify {
            makeUnique()
            yield &storage.closure
        }
    }

    /// Where that literal, or the function's name, stands.
    package var closureSite: SiteKey? {
        get { storage.closureSite }
        _modify {
            makeUnique()
            yield &storage.closureSite
        }
    }

    /// What of it runs when it is called: a literal's body, without its capture list.
    var closureBody: SiteKey? {
        get { storage.closureBody }
        _modify {
            makeUnique()
            yield &storage.closureBody
        }
    }

    /// The elements of a tuple or an array literal.
    package var elements: [Value] {
        get { storage.elements }
        _modify {
            makeUnique()
            yield &storage.elements
        }
    }

    /// What else it may denote: the other branch's object, a collection's further elements.
    var alternatives: [Place] {
        get { storage.alternatives }
        _modify {
            makeUnique()
            yield &storage.alternatives
        }
    }

    /// Computed as the difference between two collections.
    package var isDifference: Bool {
        get { storage.isDifference }
        _modify {
            makeUnique()
            yield &storage.isDifference
        }
    }

    /// One branch of the expression gives the literal `nil`.
    package var mayBeNil: Bool {
        get { storage.mayBeNil }
        _modify {
            makeUnique()
            yield &storage.mayBeNil
        }
    }

    /// `name` where it is written `.name` with nothing in front: an enum's case, most often.
    package var implicitMember: String? {
        get { storage.implicitMember }
        _modify {
            makeUnique()
            yield &storage.implicitMember
        }
    }

    /// What it holds on to, where it is a closure or a method taken as a value.
    package var holds: [CapturedValue] {
        get { storage.holds }
        _modify {
            makeUnique()
            yield &storage.holds
        }
    }

    /// What the closures hold on to that a chain of publisher operators was given: a subscription keeps them.
    package var chainHolds: [CapturedValue] {
        get { storage.chainHolds }
        _modify {
            makeUnique()
            yield &storage.chainHolds
        }
    }

    /// The name that stands for it does not keep it: a weak or unowned variable, or such a capture.
    package var isWeak: Bool {
        get { storage.isWeak }
        _modify {
            makeUnique()
            yield &storage.isWeak
        }
    }

    /// A publisher that sends its first value while it is subscribed to.
    var sendsAtOnce: Bool {
        get { storage.sendsAtOnce }
        _modify {
            makeUnique()
            yield &storage.sendsAtOnce
        }
    }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    }
}

extension Value {
    /// A value is handed on far more often than it is made or changed: what it says lies in one object, copied on write.
    private final class Storage: @unchecked Sendable {
        var place: Place?
        var type: StaticType = .unknown
        var owner: StaticType = .unknown
        var sources: [Place] = []
        var captured: [Place] = []
        var tests: [Test] = []
        var literal: Expression.Literal?
        var closure: Int?
        var closureSite: SiteKey?
        var closureBody: SiteKey?
        var elements: [Value] = []
        var alternatives: [Place] = []
        var isDifference: Bool = false
        var mayBeNil: Bool = false
        var implicitMember: String?
        var holds: [CapturedValue] = []
        var chainHolds: [CapturedValue] = []
        var isWeak: Bool = false
        var sendsAtOnce: Bool = false

        init() {}

        init(_ other: Storage) {
            place = other.place
            type = other.type
            owner = other.owner
            sources = other.sources
            captured = other.captured
            tests = other.tests
            literal = other.literal
            closure = other.closure
            closureSite = other.closureSite
            closureBody = other.closureBody
            elements = other.elements
            alternatives = other.alternatives
            isDifference = other.isDifference
            mayBeNil = other.mayBeNil
            implicitMember = other.implicitMember
            holds = other.holds
            chainHolds = other.chainHolds
            isWeak = other.isWeak
            sendsAtOnce = other.sendsAtOnce
        }
    }
}

extension Value {
    /// A value computed from `parts`.
    package static func computed(from parts: [Value], type: StaticType = .unknown) -> Value {
        var value = Value(type: type)
        for part in parts { value.absorb(part) }
        return value
    }

    /// Adds what `other` was computed from.
    package mutating func absorb(_ other: Value) {
        for source in other.sources where !sources.contains(source) && sources.count < 64 { sources.append(source) }
        captured += other.captured.filter { !captured.contains($0) }
        if tests.count < 64 { tests += other.tests }
        isDifference = isDifference || other.isDifference
    }

    /// Adds what `base` was computed from, where this value is one of its members: its own place says the rest.
    mutating func absorb(base: Value) {
        for source in base.sources where !sources.contains(source) && sources.count < 64 {
            if let place, source.contains(place) { continue }
            sources.append(source)
        }
        captured += base.captured.filter { !captured.contains($0) }
        isDifference = base.isDifference
    }

    /// One of two values, by a condition that was decided by `tests`.
    package func merged(with other: Value) -> Value {
        var result = self
        result.absorb(other)
        if place == nil || literal == .nil { result.place = other.place }
        if let mine = place, let theirs = other.place, mine != theirs {
            result.place = nil
            result.alternatives.append(contentsOf: [mine, theirs])
        }
        for place in other.alternatives where !result.alternatives.contains(place) { result.alternatives.append(place) }
        if result.type == .unknown { result.type = other.type }
        result.mayBeNil = mayBeNil || other.mayBeNil || isNil || other.isNil
        if literal != other.literal { result.literal = nil }
        if closure == nil {
            result.closure = other.closure
            result.closureSite = other.closureSite
            result.closureBody = other.closureBody
        }
        if result.elements.isEmpty { result.elements = other.elements }
        result.holds += other.holds
        return result
    }

    /// Everything that it may denote, the elements of a collection included.
    package var denoted: [Place] {
        var places = place.map { [$0] } ?? []
        for place in alternatives + elements.flatMap(\.denoted) where !places.contains(place) { places.append(place) }
        return places
    }

    /// What it and its elements hold on to.
    package var allHolds: [CapturedValue] {
        elements.reduce(holds) { $0 + $1.allHolds }
    }

    /// Whether it is the literal `nil`.
    package var isNil: Bool { literal == .nil }
}

/// What one elementary condition compares or asks.
package struct Test: Sendable {
    package enum Kind: Sendable {
        /// `==`, `!==`, `<`, `isEqual(to:)`.
        case comparison
        /// A value taken as true or false.
        case flag
        /// `x == nil`, `x != nil`.
        case absence
        /// `if let x`, `guard let x`: most often it merely reaches something.
        case unwrap
        /// `case .a = x`, a `switch` over x.
        case pattern
        /// `contains`, `first(where:)` and the like, on the left side's collection.
        case lookup
        /// The first read of a lazy property: what it runs, it runs once.
        case once
        /// A loop over, or a test of, a computed difference.
        case difference
    }

    package let kind: Kind
    package let left: [Place]
    package let right: [Place]
    /// How many events had happened on the path when it was made.
    package let position: Int

    package init(_ kind: Kind, _ left: [Place], _ right: [Place] = [], position: Int) {
        self.kind = kind
        self.left = left
        self.right = right
        self.position = position
    }

    package var places: [Place] { left + right }
}
