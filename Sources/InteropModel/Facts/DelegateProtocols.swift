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
    package let owners: [Owner]

    fileprivate init?(_ cells: [String]) {
        guard
            cells.count == 7, let isMainActor = Known(rawValue: cells[2]), let members = MarkedMembers(rawValue: cells[3])
        else { return nil }
        name = cells[0]
        framework = cells[1]
        self.isMainActor = isMainActor
        membersMainActor = members
        refines = cells[4].listedFacts()
        owners = cells[5].listedFacts(separatedBy: ";").compactMap(Owner.init)
    }
}

extension DelegateProtocol.Owner {
    /// Reads `Class.member`, `Class.method(labels)`; a remark in parentheses after a space is left out.
    fileprivate init?(_ text: String) {
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

    static let all: [DelegateProtocol] = FactTable.delegateProtocols.rows.compactMap(DelegateProtocol.init)
    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
