import SwiftTree

/// One thing on a path.
enum FlowStep {
    case event(Expression)
    /// An optional chain ends at nil, and these do not happen.
    case skip([Expression])
    /// What could not be read.
    case unknown
    case exit(ControlFlow.Exit)
}

extension ControlFlow {
    /// Positions looked at before the search gives up.
    private static let maximumPositions = 60_000

    private struct Position<State: Hashable>: Hashable {
        let block: Int
        let state: State
        let knowledge: FlowKnowledge
    }

    /// Follows every path that can be taken, each position once.
    ///
    /// - Parameter visit: the state after a step; nil where the path need not be followed.
    /// - Returns: false where the search gave up.
    func search<State: Hashable>(from start: State, keepsSelf: Bool, _ visit: (State, FlowStep) -> State?) -> Bool {
        guard !isCutOff else { return false }
        let asked = subjectsAskedLater
        var waiting = [Position(block: 0, state: start, knowledge: FlowKnowledge())]
        var seen = Set(waiting)
        while let position = waiting.popLast() {
            guard seen.count < Self.maximumPositions else { return false }
            for next in successors(of: position, asked, keepsSelf: keepsSelf, visit) where seen.insert(next).inserted {
                waiting.append(next)
            }
        }
        return true
    }

    private func successors<State: Hashable>(
        of position: Position<State>, _ asked: [Set<FlowSubject>], keepsSelf: Bool, _ visit: (State, FlowStep) -> State?
    ) -> [Position<State>] {
        let block = blocks[position.block]
        let tracked = asked[position.block]
        var knowledge = position.knowledge
        var state: State? = position.state
        for element in block.elements {
            guard let current = state else { return [] }
            switch element {
            case .event(let expression): state = visit(current, .event(expression))
            case .unknown: state = visit(current, .unknown)
            case .forget(let name): knowledge.forget(name)
            case .fact(let fact): if tracked.contains(fact.subject) { knowledge.set(fact) }
            }
        }
        guard let state else { return [] }
        if let exit = block.exit { _ = visit(state, .exit(exit)) }
        return block.edges.compactMap { edge in
            var knowledge = knowledge
            if edge.platforms != .all, !knowledge.assume(edge.platforms) { return nil }
            if let fact = edge.fact {
                if keepsSelf, fact.saysThatSelfIsGone { return nil }
                if tracked.contains(fact.subject), !knowledge.assume(fact) { return nil }
            }
            // Paths that differ only in what nobody asks any more are one.
            knowledge.keep(asked[edge.target])
            guard let next = edge.skipped.isEmpty ? state : visit(state, .skip(edge.skipped)) else { return nil }
            return Position(block: edge.target, state: next, knowledge: knowledge)
        }
    }

    /// For each block, the subjects that are asked about there or on the way from there, leaving out those that a single
    /// place asks about: they rule no path out.
    private var subjectsAskedLater: [Set<FlowSubject>] {
        var once: Set<FlowSubject> = []
        var again: Set<FlowSubject> = []
        var asked = blocks.map { block -> Set<FlowSubject> in
            var own = Set(block.edges.compactMap { $0.fact?.subject })
            for case .fact(let fact) in block.elements { own.insert(fact.subject) }
            again.formUnion(own.intersection(once))
            once.formUnion(own)
            return own
        }
        for index in asked.indices { asked[index].formIntersection(again) }
        var isSettled = again.isEmpty
        while !isSettled {
            isSettled = true
            for index in blocks.indices.reversed() {
                let before = asked[index].count
                for edge in blocks[index].edges { asked[index].formUnion(asked[edge.target]) }
                if asked[index].count != before { isSettled = false }
            }
        }
        return asked
    }
}

extension FlowFact {
    fileprivate var saysThatSelfIsGone: Bool {
        subject.name.text == "self" && subject.path.isEmpty && value == "nil" && holds
    }
}
