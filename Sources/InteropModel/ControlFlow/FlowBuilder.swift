import SwiftTree

/// Builds one graph. The parts of the syntax are walked in the extensions.
final class FlowBuilder {
    private(set) var blocks = [ControlFlow.Block()]
    /// The block that is being filled; nil where no path comes.
    var current: Int? = 0
    var scope = FlowScope()
    /// What jumps lead to, and what has to be done on the way, innermost last.
    var frames: [Frame] = []
    /// Inside an expression that `try` covers, each call may throw.
    var isTried = false
    var localFunctions: [String: FunctionDeclaration] = [:]
    /// The optional chains in progress: where each is left early.
    var chains: [[ChainEnd]] = []
    /// All events so far, in order.
    var emitted: [Expression] = []
    var lookups = ElementLookups(given: [])
    let platforms: PlatformSet
    let neverReturns: (Call) -> Bool
    private var declarations = 0
    /// Names that a closure or a local function changes: nothing is known of them.
    private var changedElsewhere: Set<String> = []

    private static let maximumBlocks = 6_000

    enum Frame {
        /// A pair of braces with the `defer`s met so far.
        case scope(defers: [(body: Block, side: PlatformSet)])
        case loop(label: String?, break: Int, continue: Int)
        /// A `switch`, or a labelled `do` or `if`.
        case choice(label: String?, break: Int, fallthrough: Int?, isSwitch: Bool)
        case catches(Int)
        /// The body of a closure that runs here: what `return` ends.
        case closure(end: Int)
    }

    struct ChainEnd {
        let block: Int
        let fact: FlowFact?
        /// How many events there were before it.
        let events: Int
        /// Nothing was found: a way like any other.
        let isLookup: Bool
    }

    init(platforms: PlatformSet, neverReturns: @escaping (Call) -> Bool) {
        self.platforms = platforms
        self.neverReturns = neverReturns
    }

    func graph(of body: Block, parameters: Set<String>) -> ControlFlow {
        changedElsewhere = body.namesChangedInside
        lookups = ElementLookups(given: parameters.subtracting(body.namesAskedForEmptiness))
        for name in parameters.sorted() { declare(name, isConstant: true) }
        walk(body)
        leave(.end, range: ByteRange(max(body.range.start, body.range.end - 1), body.range.end))
        return ControlFlow(blocks: blocks, localFunctions: localFunctions, isCutOff: blocks.count > Self.maximumBlocks)
    }

    // MARK: Blocks

    func newBlock() -> Int {
        blocks.append(ControlFlow.Block())
        return blocks.count - 1
    }

    func edge(from block: Int, to target: Int, fact: FlowFact? = nil, skipped: [Expression] = []) {
        blocks[block].edges.append(ControlFlow.Edge(target: target, fact: fact, skipped: skipped))
    }

    /// Ends the current block with a way to `target`.
    func go(to target: Int) {
        if let current { edge(from: current, to: target) }
        current = nil
    }

    /// Ends the current block with two ways.
    func branch(_ fact: FlowFact?, then: Int, otherwise: Int) {
        guard let here = current else { return }
        edge(from: here, to: then, fact: fact)
        edge(from: here, to: otherwise, fact: fact?.opposite)
        current = nil
    }

    /// Walks what one side of an `#if` holds; a program for another platform goes past it.
    func walk(on side: PlatformSet, _ work: () -> Void) {
        guard side.meets(platforms) else { return }
        guard !side.isSuperset(of: platforms), let here = current else { return work() }
        let then = newBlock()
        let end = newBlock()
        blocks[here].edges.append(ControlFlow.Edge(target: then, platforms: side))
        blocks[here].edges.append(ControlFlow.Edge(target: end, platforms: PlatformSet.all.subtracting(side)))
        current = then
        work()
        go(to: end)
        current = end
    }

    func add(_ element: ControlFlow.Element) {
        guard let current else { return }
        blocks[current].elements.append(element)
    }

    func happen(_ expression: Expression) {
        emitted.append(expression)
        add(.event(expression))
    }

    /// Whether a path comes here, and the graph has room for more.
    var isReached: Bool {
        current != nil && blocks.count <= Self.maximumBlocks
    }

    // MARK: Names

    func declare(_ text: String, isConstant: Bool) {
        guard isConstant || !changedElsewhere.contains(text) else { return hide(text) }
        declarations += 1
        let name = FlowSubject.Name(text: text, declaration: declarations)
        scope.declare(text, as: name)
        add(.forget(name))
    }

    /// Declares a name of which nothing can be known.
    func hide(_ text: String) {
        scope.declare(text, as: nil)
    }

    // MARK: Leaving

    /// Runs the `defer`s between here and the frame at `depth`, innermost first.
    func unwind(to depth: Int) {
        let all = frames
        for index in all.indices.reversed() where index >= depth {
            guard case .scope(let defers) = all[index] else { continue }
            frames = Array(all[..<index])
            for (body, side) in defers.reversed() { walk(on: side) { walk(body) } }
        }
        frames = all
    }

    func jump(to target: Int, leaving depth: Int) {
        unwind(to: depth)
        go(to: target)
    }

    /// Leaves the whole body.
    func leave(_ kind: ControlFlow.Exit.Kind, range: ByteRange) {
        unwind(to: 0)
        guard let here = current else { return }
        blocks[here].exit = ControlFlow.Exit(kind: kind, range: range)
        current = nil
    }

    func returns(range: ByteRange) {
        for index in frames.indices.reversed() {
            if case .closure(let end) = frames[index] { return jump(to: end, leaving: index) }
        }
        leave(.return, range: range)
    }

    /// To the nearest `catch`, or out of the body.
    func throwError(range: ByteRange) {
        for index in frames.indices.reversed() {
            if case .catches(let handler) = frames[index] { return jump(to: handler, leaving: index) }
        }
        leave(.throw, range: range)
    }

    /// A call here may throw instead of being made.
    func mayThrow(range: ByteRange) {
        guard isTried, let here = current else { return }
        let away = newBlock()
        let next = newBlock()
        edge(from: here, to: next)
        edge(from: here, to: away)
        current = away
        let wasTried = isTried
        isTried = false
        throwError(range: range)
        isTried = wasTried
        current = next
    }
}

extension Block {
    /// The variables that closures or local functions inside it assign, and those that are given away with `&`.
    fileprivate var namesChangedInside: Set<String> {
        var names: Set<String> = []
        func note(_ block: Block) {
            block.visitExpressions { expression in
                guard case .assignment(_, let target, _) = expression.kind, case .identifier(let name) = target.kind else { return }
                names.insert(name)
            }
        }
        visitStatements { statement in
            if case .function(let function) = statement.kind, let body = function.body { note(body) }
        }
        visitExpressions { expression in
            switch expression.kind {
            case .closure(let closure): note(closure.body)
            case .prefix("&", let operand): if case .identifier(let name) = operand.kind { names.insert(name) }
            default: break
            }
        }
        return names
    }
}
