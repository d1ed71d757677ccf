import SwiftTree

/// Follows a duty through bodies: who fulfils it, who is handed it, and where a way ends on which nobody did.
///
/// Calls are followed into the project, closures into whoever is given them, locals to what they hold.
package final class DutyTrace {
    /// What a call or assignment that leads nowhere else does by itself.
    typealias Question = (Expression, [Happenings.Entry]) -> FlowEffect

    private let table: TypeTable
    private let platforms: PlatformSet
    private let happenings: Happenings
    /// Giving it away counts; without, only what is seen to fulfil it does.
    private let countsHandingOn: Bool
    /// Nothing but names carries it: a function that is given none of them is not looked into.
    private let isCarriedByNames: Bool
    /// What an answer or a transition brings later is another story; a hop to a queue or a task is not.
    private let followsHopsAlone: Bool
    private let ask: Question
    private var active: Set<SiteKey> = []

    private static let maximumDepth = 8

    init(
        table: TypeTable, platforms: PlatformSet, happenings: Happenings, countsHandingOn: Bool = true, isCarriedByNames: Bool = false,
        followsHopsAlone: Bool = false, ask: @escaping Question
    ) {
        self.table = table
        // What is left out on a platform that the app most likely is not made for is no way through.
        let usual = platforms.intersection([.iOS, .macOS])
        self.platforms = usual.isEmpty ? platforms : usual
        self.happenings = happenings
        self.countsHandingOn = countsHandingOn
        self.isCarriedByNames = isCarriedByNames
        self.followsHopsAlone = followsHopsAlone
        self.ask = ask
    }

    // MARK: Bodies

    func body(of function: FunctionSite, carriers: [String: DutyCarrier] = [:]) -> DutyBody {
        body(of: function.declaration, file: function.file, carriers: carriers, outer: nil, depth: 0)
    }

    private func body(
        of function: FunctionDeclaration, file: Int, carriers: [String: DutyCarrier], outer: DutyNames?, depth: Int
    ) -> DutyBody {
        let names = DutyNames(body: function.body, parameters: Set(function.parameters.map(\.name)), carriers: carriers, outer: outer)
        return make(.function(function), file: file, names: names, depth: depth)
    }

    private func body(of closure: Closure, in outer: DutyBody, swallowsErrors: Bool = false) -> DutyBody {
        if let known = outer.names.bodies[closure.range] { return known }
        let made = make(.closure(closure), file: outer.file, names: outer.names, depth: outer.depth + 1, swallowsErrors: swallowsErrors)
        outer.names.bodies[closure.range] = made
        return made
    }

    private func make(_ code: DutyBody.Code, file: Int, names: DutyNames, depth: Int, swallowsErrors: Bool = false) -> DutyBody {
        let own = platforms.intersection(code.platforms)
        return DutyBody(
            code, file: file, names: names, depth: depth, swallowsErrors: swallowsErrors, on: own.isEmpty ? platforms : own
        ) { [happenings] call in
            happenings.neverReturns(call, in: file)
        }
    }

    /// What running the body does.
    func effect(of body: DutyBody) -> FlowEffect {
        if let known = body.effect { return known }
        // One in progress adds nothing to itself.
        guard body.depth < Self.maximumDepth, active.insert(body.key).inserted else { return .none }
        defer { active.remove(body.key) }
        var effect = body.flow.effect(assuming: FlowAssumptions(keepsSelf: true)) { step(of: $0, in: body).effect }
        if followsHopsAlone, effect == .mayHappen, isLikely(in: body) { effect = .happens }
        body.effect = effect
        return effect
    }

    /// It happens on every way, where an optional chain finds what it looks for.
    private func isLikely(in body: DutyBody) -> Bool {
        !body.flow.isCutOff && body.flow.exitsWithout(assuming: FlowAssumptions(keepsSelf: true)) { step(of: $0, in: body).effect }.isEmpty
    }

    /// The buttons of an alert can do nothing before it is presented; presenting it hands on what they do.
    private func alert(_ call: Call, _ expression: Expression, in body: DutyBody) -> DutyStep? {
        guard let alert = body.alert else { return nil }
        if alert.assembly.contains(expression.range) { return DutyStep() }
        guard alert.presentations.contains(expression.range) else { return nil }
        let isCarried = alert.buttons.contains { effect(of: self.body(of: $0, in: body)) != .none }
        var step = DutyStep(effect: isCarried ? handedOn(.happens) : .none)
        step.add(ask(expression, happenings.at(SiteKey(file: body.file, range: expression.range))))
        if call.callee.hasOptionalChain { step.isOptional = true }
        return step
    }

    private func effect(of carrier: DutyCarrier, in body: DutyBody) -> (FlowEffect, [DutyBody]) {
        switch carrier {
        case .duty: return (.happens, [])
        case .other(let effect): return (effect, [])
        case .body(let inner): return (effect(of: inner), [inner])
        case .closure(let closure):
            let inner = self.body(of: closure, in: body)
            return (effect(of: inner), [inner])
        }
    }

    // MARK: Steps

    /// What a call, an assignment, or the making of a closure does.
    func step(of expression: Expression, in body: DutyBody) -> DutyStep {
        if let known = body.steps[expression.range] { return known }
        let step: DutyStep =
            switch expression.kind {
            case .closure(let closure): made(closure, in: body)
            case .assignment(_, let target, let value): assigned(value, to: target, expression, in: body)
            case .call(let call): called(call, expression, in: body)
            default: DutyStep()
            }
        body.steps[expression.range] = step
        return step
    }

    private func made(_ closure: Closure, in body: DutyBody) -> DutyStep {
        guard !body.names.isHeld(closure.range) else { return DutyStep() }
        return DutyStep(effect: handedOn(effect(of: self.body(of: closure, in: body))))
    }

    private func assigned(_ value: Expression, to target: Expression, _ expression: Expression, in body: DutyBody) -> DutyStep {
        if case .identifier("_") = target.kind { return DutyStep() }
        let events = happenings.at(SiteKey(file: body.file, range: expression.range))
        var step = DutyStep(effect: ask(expression, events))
        step.add(given(value, in: body))
        guard step.effect == .none, let declared = events.lazy.compactMap({ $0.event.write?.declared }).first else { return step }
        for block in [declared.declaration.accessors.setter, declared.declaration.accessors.willSet, declared.declaration.accessors.didSet]
        {
            guard let block, !isCarriedByNames else { continue }
            step.add(effect(of: make(.block(block), file: declared.file, names: DutyNames(body: block), depth: body.depth + 1)))
        }
        return step
    }

    private func called(_ call: Call, _ expression: Expression, in body: DutyBody) -> DutyStep {
        if let name = call.callee.bareName {
            switch body.names.meaning(of: name, at: call.callee.range) {
            case .carrier(let carrier):
                let (effect, inner) = effect(of: carrier, in: body)
                return DutyStep(effect: effect, inner: inner)
            case .unrelated, nil: break
            }
            if let local = body.names.localFunction(name), local.function.accepts(call) {
                return followed(local.function, file: body.file, outer: local.names, call, in: body)
            }
        }
        if let step = alert(call, expression, in: body) { return step }
        let events = happenings.at(SiteKey(file: body.file, range: expression.range))
        if let function = events.lazy.compactMap({ $0.event.call?.function }).first {
            var step = followed(function.declaration, file: function.file, outer: nil, call, in: body)
            if step.effect != .none, call.callee.hasOptionalChain { step.isOptional = true }
            return step
        }
        return leaving(call, expression, events, in: body)
    }

    /// A call into the project.
    private func followed(
        _ function: FunctionDeclaration, file: Int, outer: DutyNames?, _ call: Call, in body: DutyBody
    ) -> DutyStep {
        guard let parameters = function.assignment(of: call), parameters.count == call.arguments.count else {
            return DutyStep(effect: call.arguments.contains { given($0.value, in: body) != .none } ? handedOn(.happens) : .none)
        }
        var carriers: [String: DutyCarrier] = [:]
        for (parameter, argument) in zip(parameters, call.arguments) {
            if let carrier = carrier(argument, of: call, in: body) { carriers[parameter.name] = carrier }
        }
        if isCarriedByNames, carriers.isEmpty, outer == nil { return DutyStep() }
        let inner = self.body(of: function, file: file, carriers: carriers, outer: outer, depth: body.depth + 1)
        // What it returns may tell the caller that it did not.
        let isJudged = function.returnsNothing
        return DutyStep(effect: effect(of: inner), inner: isJudged ? [inner] : [])
    }

    private func carrier(_ argument: Argument, of call: Call, in body: DutyBody) -> DutyCarrier? {
        if case .closure(let closure) = argument.value.kind {
            // One that runs here is part of the caller's graph already.
            guard ControlFlow.run(of: argument, in: call) == .elsewhere else { return nil }
            let inner = self.body(of: closure, in: body)
            return effect(of: inner) == .none ? nil : .body(inner)
        }
        if let name = argument.value.bareName, case .carrier(let carrier) = body.names.meaning(of: name, at: argument.value.range) {
            if case .closure(let closure) = carrier { return .body(self.body(of: closure, in: body)) }
            return carrier
        }
        let effect = given(argument.value, in: body)
        return effect == .none ? nil : .other(effect)
    }

    /// A call that leaves the project.
    private func leaving(_ call: Call, _ expression: Expression, _ events: [Happenings.Entry], in body: DutyBody) -> DutyStep {
        var step = DutyStep(effect: ask(expression, events))
        for argument in call.arguments {
            guard case .closure(let closure) = argument.value.kind else {
                let effect = given(argument.value, in: body)
                step.add(effect)
                if effect != .none, call.callee.hasOptionalChain { step.isOptional = true }
                continue
            }
            guard ControlFlow.run(of: argument, in: call) == .elsewhere, !followsHopsAlone || call.isHop else { continue }
            let runsOnce = call.runsOnce(argument)
            let inner = self.body(of: closure, in: body, swallowsErrors: call.callee.isTask)
            let effect = effect(of: inner)
            step.add(runsOnce && effect == .happens && !countsHandingOn ? .happens : handedOn(effect), runsOnce ? [inner] : [])
            if !runsOnce, effect == .mayHappen { step.add(handedOn(.mayHappen)) }
        }
        return step
    }

    // MARK: Giving

    /// What becomes of the duty where `value` is given away.
    private func given(_ value: Expression, in body: DutyBody) -> FlowEffect {
        switch value.kind {
        case .closure(let closure): return handedOn(effect(of: self.body(of: closure, in: body)))
        case .identifier(let name):
            guard case .carrier(let carrier) = body.names.meaning(of: name, at: value.range) else { return .none }
            return handedOn(effect(of: carrier, in: body).0)
        // Calls and assignments happen by themselves.
        case .call, .assignment: return .none
        default:
            return value.children.contains { given($0, in: body) != .none } ? handedOn(.happens) : .none
        }
    }

    private func handedOn(_ effect: FlowEffect) -> FlowEffect {
        switch effect {
        case .none: .none
        case .mayHappen: .mayHappen
        case .happens, .handsOnDuty: countsHandingOn ? .handsOnDuty : .mayHappen
        }
    }
}

extension Expression {
    /// `name`, `name?`, `name!`.
    var bareName: String? {
        switch kind {
        case .identifier(let name): name
        case .optionalChain(let base), .forceUnwrap(let base): base.bareName
        default: nil
        }
    }

    /// Whether the chain ends where something on the way is nil.
    fileprivate var hasOptionalChain: Bool {
        switch kind {
        case .optionalChain: true
        case .member(let base, _, _), .forceUnwrap(let base), .subscript(let base, _), .postfix(_, let base): base.hasOptionalChain
        case .call(let call): call.callee.hasOptionalChain
        default: false
        }
    }

    fileprivate var isTask: Bool {
        switch kind {
        case .identifier("Task"): true
        case .member(let base, "detached", _): base.isTask
        case .type(let type): type.lastName == "Task"
        default: false
        }
    }
}

extension Call {
    /// Source: https://developer.apple.com/documentation/dispatch and swift/task
    fileprivate var isHop: Bool {
        ["async", "asyncAfter", "Task", "detached", "run", "perform"].contains(callee.calledName ?? "")
    }

    /// Whether a closure that it is given runs once, later.
    fileprivate func runsOnce(_ argument: Argument) -> Bool {
        guard let name = callee.calledName else { return false }
        if case .later = ClosureDisposition(callee: name, argument: argument, of: self) { return true }
        return false
    }
}

extension FunctionDeclaration {
    fileprivate var returnsNothing: Bool {
        guard let returnType else { return true }
        switch returnType.kind {
        case .tuple(let parts): return parts.isEmpty
        case .named(let path, _): return path.last == "Void"
        default: return false
        }
    }
}
