import SwiftTree

/// The control-flow graph of a function's or closure's body.
///
/// A closure in it that something else runs is a value like any other: what its body does is the affair of whoever asks.
/// One that runs at once (`withAnimation`, `forEach`) is part of the graph.
package struct ControlFlow: Sendable {
    /// Straight-line code: elements in the order in which they happen, then one of the edges.
    struct Block: Sendable {
        var elements: [Element] = []
        var edges: [Edge] = []
        /// The body is left here.
        var exit: Exit?
    }

    enum Element: Sendable {
        /// A call or an assignment happens, or a closure is made that is neither given to a call nor assigned.
        case event(Expression)
        /// A local is declared or changed: nothing that was known of it holds.
        case forget(FlowSubject.Name)
        /// A local is given a constant.
        case fact(FlowFact)
        /// Code that could not be read: anything may happen here.
        case unknown
    }

    struct Edge: Sendable {
        let target: Int
        /// What holds where it is taken.
        var fact: FlowFact?
        /// The events that are left out because an optional chain ends at nil.
        var skipped: [Expression] = []
        /// Where the side of an `#if` that it leads to is compiled.
        var platforms = PlatformSet.all
    }

    /// Where control leaves the body.
    package struct Exit: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case `return`, `throw`
            /// The closing brace.
            case end
        }

        package let kind: Kind
        /// The statement, or the brace.
        package let range: ByteRange
    }

    let blocks: [Block]
    /// The functions declared in the body, by name.
    package let localFunctions: [String: FunctionDeclaration]
    /// The graph came to its bound: nothing is answered.
    let isCutOff: Bool

    /// - Parameters:
    ///   - parameters: the names of its parameters, and of other constants in reach.
    ///   - neverReturns: whether a call of the project's ends the program.
    package init(
        of body: InteropModel.Block, parameters: Set<String> = [], on platforms: PlatformSet = .all,
        neverReturns: @escaping (Call) -> Bool = { _ in false }
    ) {
        self = FlowBuilder(platforms: platforms, neverReturns: neverReturns).graph(of: body, parameters: parameters)
    }

    package init(
        of function: FunctionDeclaration, on platforms: PlatformSet = .all, neverReturns: @escaping (Call) -> Bool = { _ in false }
    ) {
        self.init(
            of: function.body ?? InteropModel.Block(range: function.range, statements: []),
            parameters: Set(function.parameters.map(\.name)), on: platforms, neverReturns: neverReturns)
    }

    /// - Parameter constants: names of the surroundings that do not change.
    package init(
        of closure: Closure, constants: Set<String> = [], on platforms: PlatformSet = .all,
        neverReturns: @escaping (Call) -> Bool = { _ in false }
    ) {
        let names = closure.parameters.map(\.name) + closure.captures.map(\.name) + ["$0", "$1", "$2", "$3"]
        self.init(of: closure.body, parameters: constants.union(names), on: platforms, neverReturns: neverReturns)
    }

    init(blocks: [Block], localFunctions: [String: FunctionDeclaration], isCutOff: Bool) {
        self.blocks = blocks
        self.localFunctions = localFunctions
        self.isCutOff = isCutOff
    }

    /// All calls, assignments, and closures that begin a local, which the graph can reach, each once, in source order.
    package var events: [Expression] {
        var seen: Set<ByteRange> = []
        return blocks.flatMap(\.elements).compactMap { element in
            guard case .event(let expression) = element, seen.insert(expression.range).inserted else { return nil }
            return expression
        }.sorted { $0.range < $1.range }
    }
}
