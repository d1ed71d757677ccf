/// A member of a framework's class that takes nil.
package struct OptionalMember: Hashable, Sendable {
    package let className: String
    /// The base name.
    package let name: String
    /// A method, not a property.
    package let isCall: Bool

    fileprivate init?(_ row: FactRow) {
        guard row.count == 4 else { return nil }
        className = row[0]
        name = row[1]
        isCall = row[2] == "call"
    }
}

/// The members that a nil clears.
package enum OptionalMembers {
    /// The member of the nearest class of `ancestry` that has one of this name.
    package static func member(_ name: String, isCall: Bool, of ancestry: [String]) -> OptionalMember? {
        guard let candidates = byName[name] else { return nil }
        for className in ancestry {
            if let member = candidates.first(where: { $0.className == className && $0.isCall == isCall }) { return member }
        }
        return nil
    }

    static let all: [OptionalMember] = FactTable.optionalMembers.rows(OptionalMember.init)
    private static let byName = Dictionary(grouping: all, by: \.name)
}
