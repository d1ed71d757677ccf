import SwiftTree

/// Something that happens on a path, in the order in which it happens.
package final class Event: Sendable {
    package enum Kind: Sendable {
        case read(Place, type: StaticType)
        case write(Write)
        case call(CallEvent)
    }

    package enum Timing: Hashable, Sendable {
        /// While the lifecycle method runs.
        case now
        /// Later, because of this run: `DispatchQueue.main.async`, `Task`, a completion.
        case deferred
        /// In a closure that something keeps; it may run any number of times or never. The number tells one from another.
        case stored(Int)
    }

    package let kind: Kind
    /// The statement's or expression's place in the source.
    package let site: SiteKey
    package let conditions: ConditionFrame?
    package let chain: CallChain?
    /// Like the chain, with the accessors of the project on the way.
    let route: Route?
    /// The innermost statement that it is a part of.
    let statement: SiteKey?
    package let timing: Timing
    package let executor: Executor
    /// How many closures it stands in that run after the call they were given to.
    let laterDepth: Int

    init(
        kind: Kind, site: SiteKey, conditions: ConditionFrame?, chain: CallChain?, route: Route?, statement: SiteKey?, timing: Timing,
        executor: Executor, laterDepth: Int
    ) {
        self.kind = kind
        self.site = site
        self.conditions = conditions
        self.chain = chain
        self.route = route
        self.statement = statement
        self.timing = timing
        self.executor = executor
        self.laterDepth = laterDepth
    }

    /// The same, where it is known later on which thread it happens.
    func running(on executor: Executor) -> Event {
        Event(
            kind: kind, site: site, conditions: conditions, chain: chain, route: route, statement: statement, timing: timing,
            executor: executor, laterDepth: laterDepth)
    }

    package var isStored: Bool {
        if case .stored = timing { true } else { false }
    }

    package var write: Write? {
        if case .write(let write) = kind { write } else { nil }
    }

    package var call: CallEvent? {
        if case .call(let call) = kind { call } else { nil }
    }
}

/// An assignment to a member or a property.
package final class Write: Sendable {
    /// The object whose member is written.
    package let receiver: Value
    package let member: String
    package let place: Place?
    package let value: Value
    /// `=` or a compound operator.
    package let `operator`: String
    /// The member, where the project declares it.
    package let declared: PropertySite?
    package let valueSite: SiteKey
    /// The number of the closure that it stores, if it stores one.
    let storedClosure: Int?

    init(
        receiver: Value, member: String, place: Place?, value: Value, operator: String, declared: PropertySite?, valueSite: SiteKey,
        storedClosure: Int? = nil
    ) {
        self.receiver = receiver
        self.member = member
        self.place = place
        self.value = value
        self.operator = `operator`
        self.declared = declared
        self.valueSite = valueSite
        self.storedClosure = storedClosure
    }
}

/// A call, also one that is followed into the project.
package final class CallEvent: Sendable {
    /// The base of `base.name(…)`; `self` for a method called by its bare name; nil for a free function.
    package let receiver: Value?
    /// The method's or function's base name; `init` for a construction.
    package let name: String
    package let nameSite: SiteKey
    package let arguments: [EvaluatedArgument]
    /// As written.
    package let written: [Argument]
    /// The function of the project that it calls.
    package let function: FunctionSite?
    /// The type that it constructs.
    package let constructed: StaticType?
    package let result: Value
    /// Whether it calls a closure that a property holds.
    package let isClosureProperty: Bool
    /// It calls a closure of which the path goes through the body.
    let isFollowedClosure: Bool

    init(
        receiver: Value?, name: String, nameSite: SiteKey, arguments: [EvaluatedArgument], written: [Argument], function: FunctionSite?,
        constructed: StaticType?, result: Value, isClosureProperty: Bool, isFollowedClosure: Bool = false
    ) {
        self.receiver = receiver
        self.name = name
        self.nameSite = nameSite
        self.arguments = arguments
        self.written = written
        self.function = function
        self.constructed = constructed
        self.result = result
        self.isClosureProperty = isClosureProperty
        self.isFollowedClosure = isFollowedClosure
    }

    /// A mutating method of a standard collection.
    package var mutatesReceiver: Bool {
        function == nil && constructed == nil && PathWalker.mutations.contains(name)
    }
}

package struct EvaluatedArgument: Sendable {
    package let label: String?
    package let value: Value
    /// The closure literal given, if it is one.
    package let closure: Closure?
    /// What a closure's parameters are on this path, where the call hands it on and calls it later.
    package var parameters: [Value] = []
}

/// One call on the way from the lifecycle method to an event, innermost first.
package final class CallChain: Sendable {
    package let caller: CallChain?
    package let function: FunctionSite
    /// Where it is called.
    package let site: SiteKey
    package let depth: Int

    init(caller: CallChain?, function: FunctionSite, site: SiteKey) {
        self.caller = caller
        self.function = function
        self.site = site
        depth = (caller?.depth ?? 0) + 1
    }

    /// Outermost first.
    package var steps: [CallChain] {
        (caller?.steps ?? []) + [self]
    }

    func contains(_ key: SiteKey) -> Bool {
        function.key == key || caller?.contains(key) == true
    }
}

/// One step on the way from the lifecycle method to an event, innermost first: a call, or a read or write of a property whose
/// accessor or observer runs.
final class Route: Sendable {
    let outer: Route?
    /// Whose function or property it is.
    let owner: TypeID?
    /// Where it is called, read or written.
    let site: SiteKey
    /// The innermost statement that this is a part of.
    let statement: SiteKey?

    init(outer: Route?, owner: TypeID?, site: SiteKey, statement: SiteKey?) {
        self.outer = outer
        self.owner = owner
        self.site = site
        self.statement = statement
    }

    /// Outermost first.
    var steps: [Route] {
        (outer?.steps ?? []) + [self]
    }
}

/// A condition that everything under it depends on, innermost first: an enclosing `if`, an early exit before, a loop
/// over a difference, through the whole call chain.
package final class ConditionFrame: Sendable {
    package let parent: ConditionFrame?
    package let tests: [Test]
    /// The places that the condition reads.
    package let sources: [Place]
    package let site: SiteKey
    /// The condition does not hold here: an `else`, or what follows an early exit.
    package let isNegated: Bool
    package let depth: Int
    /// A `while` whose body runs until it no longer holds.
    let isLoop: Bool

    init(
        parent: ConditionFrame?, tests: [Test], sources: [Place], site: SiteKey, isNegated: Bool = false, isLoop: Bool = false
    ) {
        self.isLoop = isLoop
        self.parent = parent
        self.tests = Array(tests.prefix(Limits.conditionParts))
        self.sources = Array(sources.prefix(Limits.conditionParts))
        self.site = site
        self.isNegated = isNegated
        depth = (parent?.depth ?? 0) + 1
    }

    /// This frame and those around it.
    package var frames: [ConditionFrame] {
        var result: [ConditionFrame] = []
        var current: ConditionFrame? = self
        while let frame = current {
            result.append(frame)
            current = frame.parent
        }
        return result
    }

    package func isInside(_ other: ConditionFrame) -> Bool {
        var current: ConditionFrame? = self
        while let frame = current, frame.depth >= other.depth {
            if frame === other { return true }
            current = frame.parent
        }
        return false
    }
}
