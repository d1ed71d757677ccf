/// A call that piles up when it is repeated: each further one adds to what the earlier ones did.
package struct AccumulatingCall: Hashable, Sendable {
    package enum Kind: String, Sendable {
        /// Its first argument becomes a part of the receiver.
        case attachment
        /// A target and an action; the same pair again is the same pair.
        case target
        /// A menu element; one with the identifier of another replaces it.
        case action
        /// It goes on until it is undone by a call.
        case observer
        /// It goes on until what it returns is released.
        case subscription
        case timer
        /// A second one comes while the first is up.
        case presentation
    }

    package let className: String
    /// The base name.
    package let name: String
    /// nil where any call of that name is one.
    package let label: String?
    package let kind: Kind
    /// The members that tell whether it has been done.
    package let comparedWith: [String]
    /// The calls that undo it.
    package let undoneBy: [String]

    fileprivate init?(_ row: FactRow) {
        guard row.count == 7, let kind = Kind(rawValue: row[3]) else { return nil }
        className = row[0]
        name = row[1]
        label = row[2] == "*" ? nil : row[2]
        self.kind = kind
        comparedWith = row.names(4)
        undoneBy = row.names(5)
    }

    /// Whether a call with these arguments can be this one.
    func accepts(_ arguments: [Argument]) -> Bool {
        guard let label else { return true }
        return arguments.contains { $0.label == label }
    }
}

/// The calls of `registration_in_update`, and those that attach one object to another.
package enum AccumulatingCalls {
    /// - Parameter ancestry: the receiver's class and its superclasses, nearest first; empty where nothing is known of it.
    package static func call(_ name: String, arguments: [Argument], of ancestry: [String]) -> AccumulatingCall? {
        let candidates = (byName[name] ?? []).filter { $0.accepts(arguments) }
        for className in ancestry {
            if let call = candidates.first(where: { $0.className == className }) { return call }
        }
        // By its name alone: best by one whose labels tell as well.
        return ancestry.isEmpty ? candidates.first { $0.label != nil } ?? candidates.first : nil
    }

    static let all: [AccumulatingCall] = FactTable.accumulatingCalls.rows(AccumulatingCall.init)
    private static let byName = Dictionary(grouping: all, by: \.name)
}
