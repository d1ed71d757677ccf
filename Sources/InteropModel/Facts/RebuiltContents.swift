/// A collection of what a view shows, how it is thrown away, and how it is put back.
package struct RebuiltContent: Hashable, Sendable {
    package let className: String
    /// The member that holds it, or what it is called where there is none.
    package let name: String
    /// Calls on the owner, on each element, or with the content as their argument.
    package let removals: [String]
    package let additions: [String]
    /// Members besides itself that tell what is there.
    package let comparedWith: [String]

    fileprivate init?(_ row: FactRow) {
        guard row.count == 6 else { return nil }
        className = row[0]
        name = row[1]
        removals = row.names(2)
        additions = row.names(3)
        comparedWith = row.names(4)
    }
}

/// The contents of `rebuild_in_update`.
package enum RebuiltContents {
    /// Those that a call of this name removes.
    package static func removed(by name: String) -> [RebuiltContent] {
        byRemoval[name] ?? []
    }

    /// Those held by a member of this name.
    package static func named(_ name: String) -> [RebuiltContent] {
        byName[name] ?? []
    }

    static let all: [RebuiltContent] = FactTable.rebuiltContents.rows(RebuiltContent.init)
    private static let byName = Dictionary(grouping: all, by: \.name)
    private static let byRemoval = all.reduce(into: [String: [RebuiltContent]]()) { result, content in
        for removal in content.removals { result[removal, default: []].append(content) }
    }
}
