/// A delegate or data-source protocol of the frameworks.
package struct DelegateProtocol: Hashable, Sendable {
    /// How many of the requirements are marked main-actor one by one.
    package enum MarkedMembers: String, Sendable {
        case all, some, none, unknown
    }

    /// What takes an object that conforms.
    package struct Owner: Hashable, Sendable {
        package let className: String
        /// The property, `init`, or the base name of the method.
        package let member: String
        /// A call with the object as an argument, not an assignment.
        package let isCall: Bool
    }

    package let name: String
    package let framework: String
    /// The mark on the protocol itself, which isolates a class whose own declaration conforms.
    package let isMainActor: Known
    package let membersMainActor: MarkedMembers
    /// Direct parents only.
    package let refines: [String]
    private let ownersText: String

    /// What takes an object that conforms; read when asked for, since few are.
    package var owners: [Owner] {
        ownersText.split(separator: ";").compactMap(Owner.init)
    }

    fileprivate init?(_ row: FactRow) {
        guard
            row.count == 7, let isMainActor = Known(rawValue: row[2]), let members = MarkedMembers(rawValue: row[3])
        else { return nil }
        name = row[0]
        framework = row[1]
        self.isMainActor = isMainActor
        membersMainActor = members
        refines = row.names(4)
        ownersText = row[5]
    }
}

extension DelegateProtocol.Owner {
    /// Reads `Class.member`, `Class.method(labels)`; a remark in parentheses after a space is left out.
    fileprivate init?(_ text: Substring) {
        let written = text.split(separator: " ").first ?? ""
        let path = written.split(separator: "(", maxSplits: 1)
        guard let whole = path.first, let dot = whole.lastIndex(of: ".") else { return nil }
        className = String(whole[..<dot])
        member = String(whole[whole.index(after: dot)...])
        isCall = path.count == 2
    }
}

/// The delegate protocols of the frameworks.
package enum DelegateProtocols {
    /// nil for a protocol that the table does not know.
    package static func named(_ name: String) -> DelegateProtocol? {
        byName[name]
    }

    /// The protocol and all that it refines, itself first. Empty for an unknown protocol.
    package static func ancestry(of name: String) -> [DelegateProtocol] {
        var found: [DelegateProtocol] = []
        var waiting = [name]
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            guard let known = byName[next], !found.contains(known) else { continue }
            found.append(known)
            waiting += known.refines
        }
        return found
    }

    /// The protocol and all that refine it: what calls one of them calls an object through this one, too.
    package static func refining(_ name: String) -> [DelegateProtocol] {
        all.filter { ancestry(of: $0.name).contains { $0.name == name } }
    }

    /// The names of all properties and methods that take a delegate.
    package static let owningMembers = Set(all.flatMap { $0.owners.map(\.member) })

    static let all: [DelegateProtocol] = FactTable.delegateProtocols.rows(DelegateProtocol.init)
    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
