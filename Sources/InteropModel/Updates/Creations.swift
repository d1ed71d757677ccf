/// An object that a pass constructs and attaches though nothing has changed.
package struct Creation: Sendable {
    package let type: StaticType
    /// Where it is reported: the construction, or the call that brings it into the representable's own code.
    package let site: SiteKey
    package let construction: Event
    /// The first of its attachments.
    package let attachment: Attachment
}

/// Finds the objects that are constructed and attached at each pass.
struct Creations {
    let all: [Creation]
    /// The statements that attach them.
    let attachmentSites: Set<SiteKey>

    /// - Parameter covered: constructions that something else answers for.
    init(_ objects: MadeObjects, _ attachments: [Attachment], _ changes: ChangeGuard, code: OwnCode, presented: Set<Int>, covered: Set<Int>)
    {
        var kept: [Int: [Attachment]] = [:]
        for attachment in attachments {
            for number in objects.numbers(in: attachment.value, at: attachment.index) { kept[number, default: []].append(attachment) }
        }
        let repeated = objects.all.values.filter { made in
            guard objects.isViewLike(made.number), objects.holders(of: made.number).isDisjoint(with: presented.union(covered)) else {
                return false
            }
            return Self.isRepeated(made, Self.reaching(made.number, objects, kept), changes)
        }
        let numbers = Set(repeated.map(\.number))
        var found: [Creation] = []
        var sites: Set<SiteKey> = []
        var statements: Set<SiteKey> = []
        for made in repeated.sorted(by: { $0.number < $1.number }) {
            let reaching = Self.reaching(made.number, objects, kept)
            sites.formUnion(reaching.map(\.event.site))
            guard let first = reaching.first, !Self.isPart(made.number, of: numbers, objects, reaching) else { continue }
            let standing = code.site(of: made.event, usedBy: first.event)
            // One statement is one finding: the sides of a ternary, the elements of an array.
            guard statements.insert(standing.statement ?? standing.site).inserted else { continue }
            found.append(Creation(type: made.type, site: standing.site, construction: made.event, attachment: first))
        }
        all = found
        attachmentSites = sites
    }

    /// What attaches it, itself or within something that is no view of its own (a tab's item, a value).
    private static func reaching(_ number: Int, _ objects: MadeObjects, _ kept: [Int: [Attachment]]) -> [Attachment] {
        objects.holders(of: number).filter { $0 == number || !objects.isViewLike($0) }.flatMap { kept[$0] ?? [] }
            .sorted { $0.index < $1.index }
    }

    /// Nothing on the way to the construction, nor to one of its attachments, tells now from earlier.
    private static func isRepeated(_ made: MadeObjects.Made, _ attachments: [Attachment], _ changes: ChangeGuard) -> Bool {
        guard !attachments.contains(where: { changes.guards(made.event, subject: $0.subject) || isStoredOnce($0, made.event) }) else {
            return false
        }
        return attachments.contains { attachment in !attachments.contains { changes.guards(attachment.event, subject: $0.subject) } }
    }

    /// `kept ?? make()`, stored in `kept`: a nil test of it.
    private static func isStoredOnce(_ attachment: Attachment, _ construction: Event) -> Bool {
        guard let stored = attachment.event.write?.place else { return false }
        return construction.conditions?.frames.contains { frame in
            frame.tests.contains { ($0.kind == .absence || $0.kind == .unwrap) && $0.left.contains(stored) }
        } ?? false
    }

    /// It comes with another that is reported, and is only remembered besides.
    private static func isPart(_ number: Int, of others: Set<Int>, _ objects: MadeObjects, _ attachments: [Attachment]) -> Bool {
        guard !objects.holders(of: number).subtracting([number]).isDisjoint(with: others) else { return false }
        return attachments.allSatisfy { $0.form == .assigned && $0.receiver.place?.root == .coordinator }
    }
}
