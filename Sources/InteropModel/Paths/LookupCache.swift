/// Remembers what the walks of one representable asked the type table: the same members are looked up again and again.
final class LookupCache {
    private struct MemberKey: Hashable {
        let name: String
        let type: StaticType
    }

    let table: TypeTable
    let platforms: PlatformSet
    private var properties: [MemberKey: [PropertySite]] = [:]
    private var functions: [MemberKey: [FunctionSite]] = [:]
    private var providers: [StaticType: [TypeID]] = [:]
    private var propertyTypes: [SiteKey: StaticType] = [:]
    private var ancestries: [StaticType: [String]] = [:]

    init(table: TypeTable, platforms: PlatformSet) {
        self.table = table
        self.platforms = platforms
    }

    /// The property of that name that a value of `type` has, the nearest provider's; among its own, the one in `file`.
    func property(named name: String, of type: StaticType, near file: Int? = nil) -> PropertySite? {
        let key = MemberKey(name: name, type: type)
        let found =
            properties[key]
            ?? {
                let sites = table.properties(named: name, by: providers(of: type), platforms: platforms)
                properties[key] = sites
                return sites
            }()
        if found.count > 1, let near = found.first(where: { $0.file == file }) { return near }
        return found.first
    }

    /// Functions of that name with a body, the nearest provider's first.
    func functions(named name: String, of type: StaticType) -> [FunctionSite] {
        let key = MemberKey(name: name, type: type)
        if let known = functions[key] { return known }
        let sites = table.functions(named: name, by: providers(of: type), platforms: platforms)
        functions[key] = sites
        return sites
    }

    private func providers(of type: StaticType) -> [TypeID] {
        if let known = providers[type] { return known }
        let found = table.memberProviders(of: type, platforms: platforms)
        providers[type] = found
        return found
    }

    func type(of property: PropertySite) -> StaticType {
        if let known = propertyTypes[property.key] { return known }
        let type = table.type(of: property, platforms: platforms)
        propertyTypes[property.key] = type
        return type
    }

    func frameworkAncestry(of type: StaticType) -> [String] {
        if let known = ancestries[type] { return known }
        let names = table.frameworkAncestry(of: type, platforms: platforms)
        ancestries[type] = names
        return names
    }

    /// A hosting controller or view, as the table tells it.
    func isHosting(_ type: StaticType) -> Bool {
        guard type != .unknown else { return false }
        return frameworkAncestry(of: type).contains(where: TypeTable.hosting.contains)
    }

    func isFramework(_ type: StaticType) -> Bool {
        frameworkAncestry(of: type).contains { FrameworkClasses.named($0) != nil }
    }
}
