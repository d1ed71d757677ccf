/// Tells what stands in a representable's or its coordinator's own code from what stands in a helper of the project.
struct OwnCode {
    private let owners: Set<TypeID>

    init(_ representable: Representable, table: TypeTable) {
        owners = Set([representable.type] + (representable.coordinator.map { [$0.type] } ?? []))
        self.table = table
    }

    private let table: TypeTable

    /// Where `event` is to be looked for by who reads `use`: itself where both stand in one function, else the call that
    /// leads to it nearest to `use`; outside helpers of the project.
    func site(of event: Event, usedBy use: Event) -> SiteKey {
        var (level, steps) = Self.meeting(event, use)
        while level > 0, !isOwn(steps[level - 1].function) { level -= 1 }
        return level < steps.count ? steps[level].site : event.site
    }

    /// The same, wherever that stands.
    static func siteNearest(to use: Event, of event: Event) -> SiteKey {
        let (level, steps) = meeting(event, use)
        return level < steps.count ? steps[level].site : event.site
    }

    /// How many calls the two have in common, and the calls that lead to `event`.
    private static func meeting(_ event: Event, _ use: Event) -> (level: Int, steps: [CallChain]) {
        let steps = event.chain?.steps ?? []
        let others = use.chain?.steps ?? []
        return (zip(steps, others).prefix { $0 === $1 }.count, steps)
    }

    private func isOwn(_ function: FunctionSite) -> Bool {
        var type = function.owner
        while let id = type {
            if owners.contains(id) { return true }
            type = table[id].parent
        }
        return false
    }
}
