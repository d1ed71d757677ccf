/// What is known of the value of an expression on a path.
package struct Value: Sendable {
    /// What it denotes; nil for the result of a computation.
    package var place: Place?
    package var type: StaticType
    /// The type of the object whose member it is, where its place ends in a member.
    package var owner: StaticType
    /// Everything that was read to compute it, its own place included.
    package var sources: [Place]
    /// What closures in it read when they run.
    package var captured: [Place] = []
    /// The tests that decided it: a local, and the result of a project function, count as what they were computed from.
    package var tests: [Test]
    package var literal: Expression.Literal?
    /// Index into the walker's closures, where it is a closure literal or a function of the project.
    var closure: Int?
    /// Where that literal, or the function's name, stands.
    package var closureSite: SiteKey?
    /// What of it runs when it is called: a literal's body, without its capture list.
    var closureBody: SiteKey?
    /// The elements of a tuple or an array literal.
    package var elements: [Value]
    /// What else it may denote: the other branch's object, a collection's further elements.
    var alternatives: [Place] = []
    /// Computed as the difference between two collections.
    package var isDifference: Bool
    /// One branch of the expression gives the literal `nil`.
    package var mayBeNil = false
    /// `name` where it is written `.name` with nothing in front: an enum's case, most often.
    package var implicitMember: String?
    /// What it holds on to, where it is a closure or a method taken as a value.
    package var holds: [CapturedValue] = []
    /// What the closures hold on to that a chain of publisher operators was given: a subscription keeps them.
    package var chainHolds: [CapturedValue] = []
    /// The name that stands for it does not keep it: a weak or unowned variable, or such a capture.
    package var isWeak = false
    /// A publisher that sends its first value while it is subscribed to.
    var sendsAtOnce = false

    package init(place: Place? = nil, type: StaticType = .unknown, owner: StaticType = .unknown) {
        self.place = place
        self.type = type
        self.owner = owner
        sources = place.map { [$0] } ?? []
        tests = []
        elements = []
        isDifference = false
    }

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
