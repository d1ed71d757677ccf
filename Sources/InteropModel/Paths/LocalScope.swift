/// The names that a function's body or a closure has in reach. One path's walk owns it.
final class LocalScope {
    let outer: LocalScope?
    let frame: FunctionFrame
    private var values: [String: Value] = [:]
    private var functions: [String: LocalFunction] = [:]
    /// Under which condition each variable was declared.
    private var declaredUnder: [String: ConditionFrame?] = [:]

    init(outer: LocalScope?, frame: FunctionFrame) {
        self.outer = outer
        self.frame = frame
    }

    /// - Parameter isWeak: the variable does not keep what it names.
    func declare(_ name: String, _ value: Value, under conditions: ConditionFrame?, isWeak: Bool = false) {
        var value = value
        value.isWeak = isWeak
        values[name] = value
        declaredUnder[name] = conditions
    }

    func declare(_ function: FunctionDeclaration) {
        functions[function.name] = LocalFunction(declaration: function, scope: self)
    }

    func value(_ name: String) -> Value? {
        values[name] ?? outer?.value(name)
    }

    func function(_ name: String) -> LocalFunction? {
        functions[name] ?? outer?.function(name)
    }

    /// Assigns to the variable `name`; false where no local bears it.
    func assign(_ name: String, _ value: Value, under conditions: ConditionFrame?) -> Bool {
        guard let old = values[name] else { return outer?.assign(name, value, under: conditions) ?? false }
        let declared = declaredUnder[name] ?? nil
        guard let conditions, conditions !== declared else {
            values[name] = value
            return true
        }
        // Assigned on one branch only: it is what it was, or this, by the tests between here and its declaration.
        var merged = old.merged(with: value)
        for frame in conditions.frames.prefix(while: { $0 !== declared }) {
            if merged.tests.count < Limits.conditionParts { merged.tests += frame.tests }
            merged.sources += frame.sources.filter { !merged.sources.contains($0) }
        }
        values[name] = merged
        return true
    }

    /// Whether `name` is declared here or around, as a value or a function.
    func declares(_ name: String) -> Bool {
        values[name] != nil || functions[name] != nil || outer?.declares(name) == true
    }
}

struct LocalFunction {
    let declaration: FunctionDeclaration
    let scope: LocalScope
}

/// One function in progress: what `self` is, where names resolve, what it has returned so far.
final class FunctionFrame {
    let selfValue: Value?
    let scope: Scope
    /// Under which condition it was entered.
    let entryConditions: ConditionFrame?
    /// The declared result.
    let returns: StaticType
    var returned: [Value] = []
    /// An `if` or `switch` in value position: each branch's only expression is what it gives.
    let givesBranchValues: Bool
    /// Where control leaves before the end, so that what follows depends on the conditions there.
    var leaves: [Leave] = []
    /// The loops and switches in progress, innermost last: what `break` leaves.
    var breakTargets: [BreakTarget] = []

    enum BreakTarget {
        case loop, choice
    }

    struct Leave {
        let conditions: ConditionFrame?
        /// `break` or `continue`: it leaves the loop alone.
        let isFromLoop: Bool
    }

    init(selfValue: Value?, scope: Scope, entryConditions: ConditionFrame?, returns: StaticType = .unknown, givesBranchValues: Bool = false)
    {
        self.givesBranchValues = givesBranchValues
        self.returns = returns
        self.selfValue = selfValue
        self.scope = scope
        self.entryConditions = entryConditions
    }

    var file: Int { scope.file }
}

/// A closure literal, or a function taken as a value, with the scope it was made in.
struct ClosureValue {
    enum Code {
        case literal(Closure)
        case function(FunctionSite, receiver: Value?)
        case local(LocalFunction)
    }

    let code: Code
    let scope: LocalScope
    let site: SiteKey
    /// The way to where it was made: its body stands there, wherever it is called.
    let route: Route?
    /// Its number among the stored closures, once something keeps it.
    var number: Int?
    /// Its body was walked as that of a closure that is kept.
    var isStored = false
    var wasCalled = false
}
