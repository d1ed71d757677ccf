import SwiftTree

/// A body that a duty may come to: a callback, a helper, a closure, an observer.
package final class DutyBody {
    enum Code {
        case function(FunctionDeclaration)
        case closure(Closure)
        case block(Block)

        var block: Block? {
            switch self {
            case .function(let function): function.body
            case .closure(let closure): closure.body
            case .block(let block): block
            }
        }

        /// Where it is compiled.
        var platforms: PlatformSet {
            switch self {
            case .function(let function): function.head.platforms
            case .closure(let closure): closure.body.compiledSomewhere
            case .block(let block): block.compiledSomewhere
            }
        }
    }

    let file: Int
    let code: Code
    let names: DutyNames
    /// How many bodies lie between it and the callback.
    let depth: Int
    /// An error ends it, and nobody hears of it: the closure of a `Task`.
    let swallowsErrors: Bool
    let flow: ControlFlow
    /// The alert that it presents, if there is one.
    let alert: LocalAlert?
    /// What running it does, once that is known.
    var effect: FlowEffect?
    var steps: [ByteRange: DutyStep] = [:]

    init(
        _ code: Code, file: Int, names: DutyNames, depth: Int, swallowsErrors: Bool = false, on platforms: PlatformSet,
        neverReturns: @escaping (Call) -> Bool
    ) {
        self.file = file
        self.code = code
        self.names = names
        self.depth = depth
        self.swallowsErrors = swallowsErrors
        alert = code.block.flatMap { LocalAlert(in: $0) }
        flow =
            switch code {
            case .function(let function): ControlFlow(of: function, on: platforms, neverReturns: neverReturns)
            case .closure(let closure): ControlFlow(of: closure, constants: names.parameters, on: platforms, neverReturns: neverReturns)
            case .block(let block): ControlFlow(of: block, on: platforms, neverReturns: neverReturns)
            }
    }

    var key: SiteKey {
        switch code {
        case .function(let function): SiteKey(file: file, range: function.range)
        case .closure(let closure): SiteKey(file: file, range: closure.range)
        case .block(let block): SiteKey(file: file, range: block.range)
        }
    }

    /// Whether it is a closure.
    var isClosure: Bool {
        if case .closure = code { true } else { false }
    }
}

/// What one call or assignment does about the duty.
struct DutyStep {
    var effect = FlowEffect.none
    /// The bodies that it hands the duty to and that run once because of it.
    var inner: [DutyBody] = []
    /// It is handed on through an optional chain: perhaps to nobody.
    var isOptional = false

    mutating func add(_ effect: FlowEffect, _ inner: [DutyBody] = []) {
        if effect.rank > self.effect.rank { self.effect = effect }
        if effect != .none { self.inner += inner }
    }
}

extension FlowEffect {
    fileprivate var rank: Int {
        switch self {
        case .none: 0
        case .mayHappen: 1
        case .handsOnDuty: 2
        case .happens: 3
        }
    }
}

/// What a name holds whose call is about the duty.
enum DutyCarrier {
    /// Calling it fulfils the duty.
    case duty
    case body(DutyBody)
    case closure(Closure)
    case other(FlowEffect)
}

/// Which names of a function, and of the closures in it, carry the duty.
final class DutyNames {
    private let carriers: [String: DutyCarrier]
    private let bindings: [LocalBinding]
    private let outer: DutyNames?
    let parameters: Set<String>
    let localFunctions: [String: FunctionDeclaration]
    /// Made once for each closure.
    var bodies: [ByteRange: DutyBody] = [:]

    init(
        body: Block?, parameters: Set<String> = [], carriers: [String: DutyCarrier] = [:], outer: DutyNames? = nil
    ) {
        self.parameters = parameters
        self.carriers = carriers
        self.outer = outer
        bindings = body?.localBindings ?? []
        localFunctions = body?.declaredFunctions ?? [:]
    }

    enum Meaning {
        case carrier(DutyCarrier)
        /// A local or a parameter that has nothing to do with it.
        case unrelated
    }

    /// What `name` means where it stands; nil where no local bears it.
    func meaning(of name: String, at range: ByteRange, depth: Int = 0) -> Meaning? {
        guard depth < 8 else { return .unrelated }
        let inReach = bindings.filter { $0.name == name && $0.reach.contains(range) }
        if let binding = inReach.min(by: { $1.reach.contains($0.reach) && $0.reach != $1.reach }) {
            guard let value = binding.value else { return .unrelated }
            return meaning(of: value, depth: depth + 1)
        }
        if let carrier = carriers[name] { return .carrier(carrier) }
        if parameters.contains(name) { return .unrelated }
        return outer?.meaning(of: name, at: range, depth: depth + 1)
    }

    private func meaning(of value: Expression, depth: Int) -> Meaning {
        switch value.kind {
        case .identifier(let name): meaning(of: name, at: value.range, depth: depth) ?? .unrelated
        case .closure(let closure): .carrier(.closure(closure))
        case .cast(let inner, _, _), .forceUnwrap(let inner), .optionalChain(let inner): meaning(of: inner, depth: depth)
        default: .unrelated
        }
    }

    /// Whether a local is begun with this closure: what it does happens where the local is called or handed on.
    func isHeld(_ closure: ByteRange) -> Bool {
        bindings.contains { $0.value?.range == closure } || outer?.isHeld(closure) == true
    }

    func localFunction(_ name: String) -> (function: FunctionDeclaration, names: DutyNames)? {
        localFunctions[name].map { ($0, self) } ?? outer?.localFunction(name)
    }
}

extension Block {
    /// Where a part of it is compiled: it may stand on one side of an `#if` itself.
    fileprivate var compiledSomewhere: PlatformSet {
        statements.isEmpty ? .all : statements.reduce(into: []) { $0.formUnion($1.platforms) }
    }

    /// The functions declared in it, by name.
    fileprivate var declaredFunctions: [String: FunctionDeclaration] {
        var found: [String: FunctionDeclaration] = [:]
        visitStatements { statement in
            if case .function(let function) = statement.kind { found[function.name] = function }
        }
        return found
    }
}
