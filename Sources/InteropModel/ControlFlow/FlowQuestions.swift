import SwiftTree

/// What a call, an assignment or the making of a closure does about the matter that is asked for.
package enum FlowEffect: Sendable {
    case none
    case happens
    case mayHappen
    /// Somebody else will do it: a closure, a helper, a stored handler.
    case handsOnDuty
}

/// Which paths count.
package struct FlowAssumptions: Sendable {
    /// What may happen, and what an optional chain may leave out, is taken to happen.
    package var believesPossible: Bool
    /// A weakly held `self` is still there.
    package var keepsSelf: Bool

    package init(believesPossible: Bool = true, keepsSelf: Bool = false) {
        self.believesPossible = believesPossible
        self.keepsSelf = keepsSelf
    }
}

/// Each question is asked with a closure that tells what a call or an assignment does, or a closure that is made for a local
/// or an assignment and may hold on to the duty. It is called once for each of them before the search begins, so it may
/// build and ask other graphs.
extension ControlFlow {
    /// The exits that some path reaches on which nothing of the kind happens, in source order.
    package func exitsWithout(assuming assumptions: FlowAssumptions = FlowAssumptions(), _ kind: (Expression) -> FlowEffect) -> [Exit] {
        exits(without: effects(kind), assumptions)
    }

    /// Two of the kind on one path, the earlier first. One that a loop repeats is both. Of several pairs, that whose second
    /// stands first in source.
    package func repetition(
        assuming assumptions: FlowAssumptions = FlowAssumptions(), _ kind: (Expression) -> FlowEffect
    ) -> (first: Expression, second: Expression)? {
        let effects = effects(kind)
        return pair(assumptions) { range, seen in
            guard effects[range]?.isSure == true else { return nil }
            return seen.one.map { .meets($0) } ?? .goesOn(Seen(one: range, other: nil))
        }
    }

    /// A path on which something of each kind happens: the earlier of the two, and the later. A helper that does both is both.
    package func meeting(
        assuming assumptions: FlowAssumptions = FlowAssumptions(), of one: (Expression) -> FlowEffect, and other: (Expression) -> FlowEffect
    ) -> (first: Expression, second: Expression)? {
        let ones = effects(one)
        let others = effects(other)
        return pair(assumptions) { range, seen in
            let isOne = ones[range]?.isSure == true
            let isOther = others[range]?.isSure == true
            if isOne, isOther { return .meets(range) }
            if isOne, let earlier = seen.other { return .meets(earlier) }
            if isOther, let earlier = seen.one { return .meets(earlier) }
            guard isOne || isOther else { return nil }
            return .goesOn(Seen(one: isOne ? seen.one ?? range : seen.one, other: isOther ? seen.other ?? range : seen.other))
        }
    }

    /// What running the body does: on every path, on some, on none.
    package func effect(assuming assumptions: FlowAssumptions = FlowAssumptions(), _ kind: (Expression) -> FlowEffect) -> FlowEffect {
        guard !isCutOff else { return .mayHappen }
        let effects = effects(kind)
        guard effects.values.contains(where: { $0 != .none }) else { return .none }
        let certain = FlowAssumptions(believesPossible: false, keepsSelf: assumptions.keepsSelf)
        return exits(without: effects, certain).isEmpty ? .happens : .mayHappen
    }

    // MARK: Search

    private func effects(_ kind: (Expression) -> FlowEffect) -> [ByteRange: FlowEffect] {
        Dictionary(events.map { ($0.range, kind($0)) }, uniquingKeysWith: { first, _ in first })
    }

    private func exits(without effects: [ByteRange: FlowEffect], _ assumptions: FlowAssumptions) -> [Exit] {
        var found: Set<Exit> = []
        let isWhole = search(from: true, keepsSelf: assumptions.keepsSelf) { _, step in
            switch step {
            case .event(let expression):
                switch effects[expression.range] ?? .none {
                case .none: return true
                case .mayHappen: return assumptions.believesPossible ? nil : true
                case .happens, .handsOnDuty: return nil
                }
            case .skip(let expressions):
                let isHarmless = expressions.allSatisfy { (effects[$0.range] ?? FlowEffect.none) == FlowEffect.none }
                return isHarmless || !assumptions.believesPossible ? true : nil
            case .unknown:
                return nil
            case .exit(let exit):
                found.insert(exit)
                return nil
            }
        }
        return isWhole ? found.sorted { $0.range < $1.range } : []
    }

    /// The first of each kind on a path so far.
    private struct Seen: Hashable {
        var one: ByteRange?
        var other: ByteRange?
    }

    private enum Encounter {
        case goesOn(Seen)
        /// With the one that stands at that range.
        case meets(ByteRange)
    }

    private func pair(
        _ assumptions: FlowAssumptions, _ next: (ByteRange, Seen) -> Encounter?
    ) -> (first: Expression, second: Expression)? {
        var best: (first: ByteRange, second: Expression)?
        let isWhole = search(from: Seen(), keepsSelf: assumptions.keepsSelf) { seen, step in
            guard case .event(let expression) = step else {
                if case .exit = step { return nil }
                return seen
            }
            switch next(expression.range, seen) {
            case nil: return seen
            case .goesOn(let seen): return seen
            case .meets(let first):
                if best.map({ expression.range < $0.second.range }) ?? true { best = (first, expression) }
                return nil
            }
        }
        guard isWhole, let best, let first = events.first(where: { $0.range == best.first }) else { return nil }
        return (first, best.second)
    }
}

extension FlowEffect {
    fileprivate var isSure: Bool {
        self == .happens || self == .handsOnDuty
    }
}
