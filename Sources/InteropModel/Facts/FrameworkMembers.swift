/// What a member of a framework class is.
package struct FrameworkMember: Hashable, Sendable {
    package let className: String
    /// A property, or a method without arguments.
    package let name: String
    /// Its class, optional or not.
    package let type: String

    fileprivate init?(_ row: FactRow) {
        guard row.count == 4 else { return nil }
        className = row[0]
        name = row[1]
        type = row[2]
    }
}

/// The members through which a chain such as `scroll.documentView` or `page.configuration.userContentController` leads on.
package enum FrameworkMembers {
    /// The class of `receiver.name`, found at the nearest class of `ancestry`; nil for what the table does not know.
    package static func type(of name: String, in ancestry: [String]) -> String? {
        guard let candidates = byName[name] else { return nil }
        for className in ancestry {
            if let member = candidates.first(where: { $0.className == className }) {
                return member.type
            }
        }
        return nil
    }

    static let all: [FrameworkMember] = FactTable.frameworkMembers.rows(FrameworkMember.init)
    private static let byName = Dictionary(grouping: all, by: \.name)
}
