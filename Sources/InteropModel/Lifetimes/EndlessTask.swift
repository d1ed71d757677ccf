import SwiftTree

/// Whether an unstructured task goes on until it is cancelled: it loops for ever or over an endless sequence.
struct EndlessTask {
    let event: Event
    let call: CallEvent
    let path: Path

    var isEndless: Bool {
        guard let closure = call.arguments.last(where: { $0.closure != nil })?.closure else { return false }
        if closure.body.loopsForEver { return true }
        // A function of the project that the task calls may hold the loop.
        return path.events.contains { other in
            guard let function = other.call?.function, isInside(other, closure) else { return false }
            return function.declaration.isAsync && function.declaration.body?.loopsForEver == true
        }
    }

    private func isInside(_ other: Event, _ closure: Closure) -> Bool {
        ([other.site] + (other.chain?.steps.map(\.site) ?? [])).contains { $0.file == event.site.file && closure.range.contains($0.range) }
    }
}

extension Block {
    /// A loop without an end of its own, closures of tasks inside left out.
    fileprivate var loopsForEver: Bool {
        statements.contains { statement in
            switch statement.kind {
            case .whileLoop(let conditions, let body): conditions.allSatisfy(\.neverFails) && !body.leavesWithoutOwner
            case .forLoop(let loop): loop.isEndless
            default: statement.blocks.contains(where: \.loopsForEver)
            }
        }
    }

    /// `guard let self else { return }` in the loop: it ends itself once its owner has gone.
    fileprivate var leavesWithoutOwner: Bool {
        statements.contains { statement in
            switch statement.kind {
            case .guardStatement(let conditions, let otherwise):
                return conditions.contains(where: \.isUnwrapping) && otherwise.endsLoop
            case .ifStatement(let branch):
                return branch.conditions.contains(where: \.asksForAbsence) && branch.then.endsLoop
            default:
                return statement.blocks.contains(where: \.leavesWithoutOwner)
            }
        }
    }
}

extension Block {
    fileprivate var endsLoop: Bool {
        switch statements.last?.kind {
        case .returnStatement, .breakStatement, .throwStatement: true
        default: false
        }
    }
}

extension ForLoop {
    /// Sequences that come to an end: a task group's results (a local name), lines and bytes.
    fileprivate var isEndless: Bool {
        guard isAsync, !body.leavesWithoutOwner else { return isAsync == false && body.loopsForEver }
        switch sequence.kind {
        case .identifier(let name): return !name.lowercased().hasSuffix("group")
        case .member(_, let name, _): return !["lines", "bytes", "resourceBytes", "characters", "unicodeScalars"].contains(name)
        default: return true
        }
    }
}

extension Condition {
    /// `true`, `!Task.isCancelled`.
    fileprivate var neverFails: Bool {
        guard case .expression(let expression) = kind else { return false }
        switch expression.kind {
        case .literal(.boolean(true)): return true
        case .prefix("!", let inner):
            if case .member(_, "isCancelled", _) = inner.kind { return true }
            return false
        case .binary("==", let left, let right):
            guard case .member(_, "isCancelled", _) = left.kind else { return false }
            if case .literal(.boolean(false)) = right.kind { return true }
            return false
        default: return false
        }
    }

    fileprivate var isUnwrapping: Bool {
        if case .optionalBinding = kind { true } else { false }
    }

    /// `self == nil`.
    fileprivate var asksForAbsence: Bool {
        guard case .expression(let expression) = kind, case .binary("==", _, let right) = expression.kind else { return false }
        if case .literal(.nil) = right.kind { return true }
        return false
    }
}
