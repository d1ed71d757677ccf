import SwiftTree

/// Where a way ends on which nobody did what had to be done.
package struct DutyExit: Hashable, Sendable {
    /// The `return`, the closing brace, or what throws.
    package let site: SiteKey
    /// Where the bodies between the callback and it are entered, outermost first.
    package let way: [SiteKey]
    /// It stands in a closure.
    package let isInClosure: Bool
    /// Only where an optional chain finds nobody, or `self` is gone.
    package let isUnlikely: Bool
}

extension DutyTrace {
    /// The ends of the ways through `body`, and through the bodies that it relies on, on which nothing happens.
    func exits(of body: DutyBody, askingUnlikely: Bool = false) -> [DutyExit] {
        var visited: Set<SiteKey> = []
        return exits(of: body, way: [], askingUnlikely, &visited)
    }

    private func exits(of body: DutyBody, way: [SiteKey], _ askingUnlikely: Bool, _ visited: inout Set<SiteKey>) -> [DutyExit] {
        guard visited.insert(body.key).inserted else { return [] }
        let bad = ends(of: body) { $0.effect }
        var found = bad.map { exit($0, of: body, way, isUnlikely: false) }
        for event in body.flow.events {
            let step = step(of: event, in: body)
            guard step.effect == .mayHappen || askingUnlikely, step.effect != .none, !step.inner.isEmpty,
                relies(body, on: event, besides: bad)
            else { continue }
            let entered = way + [SiteKey(file: body.file, range: event.range)]
            for inner in step.inner where effect(of: inner) == .mayHappen || askingUnlikely {
                found += exits(of: inner, way: entered, askingUnlikely, &visited)
            }
        }
        guard askingUnlikely else { return found }
        let unlikely = ends(of: body, keepsSelf: false) { $0.isOptional ? .none : $0.effect }
        return found + unlikely.filter { !bad.contains($0) }.map { exit($0, of: body, way, isUnlikely: true) }
    }

    /// The ends of the ways through closures that leave a dispatch group on other ways: what waits for the group, and would
    /// have done it, then never runs.
    func exitsWithoutLeaving(in body: DutyBody) -> [DutyExit] {
        let bad = ends(of: body) { $0.effect }
        return body.flow.events.flatMap { event -> [DutyExit] in
            guard case .call(let call) = event.kind, case .member(let base, "notify", _) = call.callee.kind, let group = base.bareName,
                step(of: event, in: body).effect != .none, relies(body, on: event, besides: bad)
            else { return [] }
            let way = [SiteKey(file: body.file, range: event.range)]
            return body.code.closures(leaving: group).flatMap { closure in
                ControlFlow(of: closure).exitsWithout { $0.leaves(group) ? .happens : .none }.filter { $0.kind != .throw }.map {
                    DutyExit(site: SiteKey(file: body.file, range: $0.range), way: way, isInClosure: true, isUnlikely: false)
                }
            }
        }
    }

    private func exit(_ exit: ControlFlow.Exit, of body: DutyBody, _ way: [SiteKey], isUnlikely: Bool) -> DutyExit {
        DutyExit(site: SiteKey(file: body.file, range: exit.range), way: way, isInClosure: body.isClosure, isUnlikely: isUnlikely)
    }

    private func ends(of body: DutyBody, keepsSelf: Bool = true, _ effect: (DutyStep) -> FlowEffect) -> [ControlFlow.Exit] {
        // An error goes to who called it, but for a task's: there it is lost.
        body.flow.exitsWithout(assuming: FlowAssumptions(keepsSelf: keepsSelf)) { effect(step(of: $0, in: body)) }
            .filter { $0.kind != .throw || body.swallowsErrors }
    }

    /// Whether a way would be without it if `event` did nothing.
    private func relies(_ body: DutyBody, on event: Expression, besides bad: [ControlFlow.Exit]) -> Bool {
        let without = body.flow.exitsWithout(assuming: FlowAssumptions(keepsSelf: true)) {
            $0.range == event.range ? .none : step(of: $0, in: body).effect
        }
        return without.contains { !bad.contains($0) && $0.kind != .throw }
    }

    // MARK: Twice

    /// Two places on one way at which it happens for certain, in `body` or in one that it hands the duty to.
    func repetitions(in body: DutyBody) -> [(first: SiteKey, second: SiteKey)] {
        var visited: Set<SiteKey> = []
        return repetitions(in: body, &visited)
    }

    private func repetitions(in body: DutyBody, _ visited: inout Set<SiteKey>) -> [(first: SiteKey, second: SiteKey)] {
        guard visited.insert(body.key).inserted else { return [] }
        var found: [(first: SiteKey, second: SiteKey)] = []
        let pair = body.flow.repetition(assuming: FlowAssumptions(keepsSelf: true)) { step(of: $0, in: body).effect }
        if let pair {
            found.append((SiteKey(file: body.file, range: pair.first.range), SiteKey(file: body.file, range: pair.second.range)))
        }
        for event in body.flow.events {
            for inner in step(of: event, in: body).inner { found += repetitions(in: inner, &visited) }
        }
        return found
    }
}

extension DutyTrace {
    /// A place at which one duty is fulfilled after another, on one way through `body`, or through a helper that does both.
    ///
    /// - Parameters:
    ///   - body: made by this trace.
    ///   - other: asks for the second duty.
    ///   - otherBody: the same code, made by `other`.
    func meetings(in body: DutyBody, with other: DutyTrace, _ otherBody: DutyBody) -> (first: SiteKey, second: SiteKey)? {
        let pair = body.flow.meeting(
            assuming: FlowAssumptions(keepsSelf: true), of: { step(of: $0, in: body).effect },
            and: { other.step(of: $0, in: otherBody).effect })
        guard let pair else { return nil }
        if pair.first.range == pair.second.range {
            let mine = step(of: pair.second, in: body).inner
            let others = other.step(of: pair.second, in: otherBody).inner
            for inner in mine {
                guard let match = others.first(where: { $0.key == inner.key }) else { continue }
                return meetings(in: inner, with: other, match)
            }
        }
        let isSecondOther = step(of: pair.second, in: body).effect == .none
        let second = isSecondOther ? other.place(of: pair.second, in: otherBody) : place(of: pair.second, in: body)
        return (SiteKey(file: body.file, range: pair.first.range), second)
    }

    /// Where it happens: inside the closure that a call hops to the main queue with.
    private func place(of event: Expression, in body: DutyBody) -> SiteKey {
        for inner in step(of: event, in: body).inner where inner.isClosure {
            if let done = inner.flow.events.first(where: { step(of: $0, in: inner).effect != .none }) { return place(of: done, in: inner) }
        }
        return SiteKey(file: body.file, range: event.range)
    }
}

// MARK: Groups

extension DutyBody.Code {
    /// The closures that something else runs and that leave the group of this name.
    fileprivate func closures(leaving group: String) -> [Closure] {
        var found: [Closure] = []
        block?.visitExpressions { expression in
            guard case .call(let call) = expression.kind else { return }
            for argument in call.arguments {
                guard case .closure(let closure) = argument.value.kind, ControlFlow.run(of: argument, in: call) == .elsewhere,
                    closure.body.calls("leave", on: group), !closure.body.calls("enter", on: group)
                else { continue }
                found.append(closure)
            }
        }
        // The outermost of those in one another.
        return found.filter { closure in !found.contains { $0.range != closure.range && $0.range.contains(closure.range) } }
    }
}

extension Block {
    fileprivate func calls(_ name: String, on object: String) -> Bool {
        var isFound = false
        visitExpressions { if $0.isCall(name, on: object) { isFound = true } }
        return isFound
    }
}

extension Expression {
    fileprivate func isCall(_ name: String, on object: String) -> Bool {
        guard case .call(let call) = kind, case .member(let base, name, _) = call.callee.kind else { return false }
        return base.bareName == object
    }

    /// It leaves the group, or hands that to a closure.
    fileprivate func leaves(_ group: String) -> Bool {
        if isCall("leave", on: group) { return true }
        guard case .call(let call) = kind else { return false }
        return call.arguments.contains { argument in
            if case .closure(let closure) = argument.value.kind { closure.body.calls("leave", on: group) } else { false }
        }
    }
}
