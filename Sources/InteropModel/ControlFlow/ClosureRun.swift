/// How often a closure that is given to a call runs before the call returns.
package enum ClosureRun: Sendable {
    case once
    case atMostOnce
    case repeatedly
    /// Not then: later, or somewhere else.
    case elsewhere
}

extension ControlFlow {
    /// How the graph treats the closure that `argument` gives to `call`.
    package static func run(of argument: Argument, in call: Call) -> ClosureRun {
        guard let name = call.callee.calledName, ClosureDisposition(callee: name, argument: argument, of: call) == .now else {
            return .elsewhere
        }
        if repeating.contains(name) { return .repeatedly }
        return asking.contains(name) ? .atMostOnce : .once
    }

    /// Source: https://developer.apple.com/documentation/swift/sequence
    private static let repeating: Set<String> = [
        "forEach", "enumerateObjects", "enumerateLines", "enumerateSubstrings", "enumerateAttribute", "enumerateAttributes",
    ]
    /// Those that an optional has too, and those that ask their closure until it answers.
    /// Sources: https://developer.apple.com/documentation/swift/sequence, https://developer.apple.com/documentation/swift/optional
    private static let asking: Set<String> = [
        "map", "flatMap", "compactMap", "filter", "reduce", "contains", "first", "firstIndex", "last", "lastIndex", "allSatisfy", "sorted",
        "sort", "min", "max", "removeAll", "prefix", "drop", "partition", "mapValues", "compactMapValues", "split", "elementsEqual",
        "grouping", "count", "starts", "difference", "sequence", "joined", "zip",
    ]
}
