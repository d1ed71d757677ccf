/// A call that makes one object keep another, or a closure, alive.
package struct KeepingCall: Hashable, Sendable {
    package enum Keeper: Hashable, Sendable {
        /// The object that the method is called on.
        case receiver
        /// What the call returns or constructs.
        case result
        /// The run loop, a notification centre, the application: for as long as nobody ends it.
        case system
        /// What is given under this label.
        case argument(String)
    }

    package let signature: MethodSignature
    /// The labels of what is kept; `self` for the receiver and the closures that its chain of operators was given.
    package let kept: [String]
    package let keepers: [Keeper]

    fileprivate init?(_ row: FactRow) {
        guard row.count == 4, let signature = MethodSignature(row[0][...]) else { return nil }
        self.signature = signature
        kept = row.names(1)
        keepers = row.names(2).map { name in
            switch name {
            case "receiver": .receiver
            case "result": .result
            case "system": .system
            default: .argument(name)
            }
        }
    }

    /// The arguments that the call keeps; nil where its labels are not this method's.
    func keptArguments(of call: CallEvent) -> [EvaluatedArgument]? {
        guard let labels = signature.labels else { return nil }
        let positions = kept.compactMap(labels.firstIndex)
        guard let taken = signature.positions(of: call.written, closures: positions) else { return nil }
        return zip(call.arguments, taken).filter { positions.contains($0.1) }.map(\.0)
    }
}

/// What keeps what alive, by the calls of the frameworks.
package enum KeepingCalls {
    /// The row for a call, and the arguments that it keeps.
    ///
    /// - Parameter ancestry: the receiver's class, or the constructed type, and the classes above it.
    static func row(for call: CallEvent, of ancestry: [String]) -> (call: KeepingCall, kept: [EvaluatedArgument])? {
        (byName[call.name] ?? []).lazy.filter { fits($0.signature, call, ancestry) }
            .compactMap { row in row.keptArguments(of: call).map { (row, $0) } }.first
    }

    private static func fits(_ signature: MethodSignature, _ call: CallEvent, _ ancestry: [String]) -> Bool {
        // A nested type may be known with its owner's name in front.
        if ancestry.contains(where: { $0 == signature.receiver || $0.hasSuffix("." + signature.receiver) }) { return true }
        guard call.constructed == nil else { return false }
        return signature.isOnAnyType || (ancestry.isEmpty && signature.isUnmistakable)
    }

    /// Whether the closures given to calls of this name give something back. Source: their declarations.
    static func takesResult(_ name: String) -> Bool {
        ["init", "addTarget", "addLocalMonitorForEvents", "append", "insert", "add", "updateValue"].contains(name)
    }

    static let all: [KeepingCall] = FactTable.keepingCalls.rows(KeepingCall.init)
    private static let byName = Dictionary(grouping: all, by: \.signature.name)
}

extension MethodSignature {
    /// It belongs to many types, so that its name and labels alone tell.
    fileprivate var isOnAnyType: Bool {
        ["Publisher", "AnyCancellable", "DispatchSourceProtocol", "NSObject", "UITraitChangeObservable"].contains(receiver)
    }

    /// On a receiver of which nothing is known: a name of several words. A type that is constructed is always known.
    fileprivate var isUnmistakable: Bool {
        name.contains(where: \.isUppercase)
    }
}
