/// Tells what stands in a representable's or its coordinator's own code from what stands in a helper of the project.
struct OwnCode {
    private let owners: Set<TypeID>

    init(_ representable: Representable, table: TypeTable) {
        let coordinators = representable.coordinator.map { table.ancestry(of: .project($0.type), platforms: representable.platforms) } ?? []
        owners = Set([representable.type] + coordinators.compactMap(\.typeID))
        self.table = table
    }

    private let table: TypeTable

    /// Where `event` is to be looked for by who reads `use`: itself where both stand in one function, else the call that
    /// leads to it nearest to `use`; outside helpers of the project.
    func site(of event: Event, usedBy use: Event) -> Standing {
        var (level, steps) = Self.meeting(event, use)
        while level > 0, !isOwn(steps[level - 1].owner) { level -= 1 }
        if level < steps.count { return Standing(site: steps[level].site, statement: steps[level].statement) }
        return Standing(site: event.site, statement: event.statement)
    }

    /// Where `event` stands if what it removes is put back in the same function, or if that is own code; else the call that
    /// leads to it from there.
    func site(ofRemoval event: Event, putBackBy addition: Event) -> SiteKey {
        let (shared, steps) = Self.meeting(event, addition)
        if shared == steps.count { return event.site }
        var level = steps.count
        while level > 0, !isOwn(steps[level - 1].owner) { level -= 1 }
        return level < steps.count ? steps[level].site : event.site
    }

    /// A place in the source, and the statement around it.
    struct Standing {
        let site: SiteKey
        let statement: SiteKey?
    }

    /// How many steps the two have in common, and the steps that lead to `event`.
    private static func meeting(_ event: Event, _ use: Event) -> (level: Int, steps: [Route]) {
        let steps = event.route?.steps ?? []
        let others = use.route?.steps ?? []
        return (zip(steps, others).prefix { $0 === $1 }.count, steps)
    }

    private func isOwn(_ owner: TypeID?) -> Bool {
        var type = owner
        while let id = type {
            if owners.contains(id) { return true }
            type = table[id].parent
        }
        return false
    }
}
