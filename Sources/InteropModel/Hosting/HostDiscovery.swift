import SwiftTree

/// Finds the types and functions whose code names what hosts: the framework's types and functions, and the project's
/// classes that inherit from them.
struct HostDiscovery {
    let table: TypeTable
    /// The project's classes that inherit from a hosting controller or view.
    let hostingClasses: Set<String>

    init(table: TypeTable) {
        self.table = table
        hostingClasses = Set(table.types.filter { $0.kind == .class && table.isHosting(.project($0.id)) }.map(\.name))
    }

    /// Source: the types' pages in SwiftUI, UIKit and Observation.
    private static let names: Set<String> = [
        "UIHostingController", "NSHostingController", "NSHostingView", "UIHostingConfiguration", "CellRegistration",
        "SupplementaryRegistration", "withObservationTracking", "sizingOptions", "dequeueConfiguredReusableCell",
        "dequeueConfiguredReusableSupplementary",
    ]

    func sites() -> [HostSite] {
        let names = Self.names.union(hostingClasses).union(hostingAliases)
        let makers = registrationMakers
        let memberWords = names.union(registrationNames).union(makers)
        let named = table.mentions(of: names)
        let making = table.mentions(of: makers)
        var sites: [HostSite] = []
        for type in table.types where mentions(named, in: type) || isHostingClass(type) || mentionsInProvider(making, type) {
            guard let site = type.sites.first else { continue }
            sites.append(
                HostSite(
                    type: type.id, file: site.file, range: site.declaration.range, platforms: type.platforms,
                    members: HostingMembers(of: type, words: memberWords, table: table)))
        }
        return sites + functionSites(named)
    }

    /// Other names of one.
    private var hostingAliases: Set<String> {
        Set(
            table.aliases.filter { _, sites in
                sites.contains { table.isHosting(table.staticType(of: $0.declaration.target, in: Scope(file: $0.file))) }
            }.keys)
    }

    /// Global and static registrations: whoever reads one first brings it into being.
    private var registrationNames: Set<String> {
        let named = registrations
        guard named.mayStandAnywhere else { return [] }
        let shared =
            table.variables.values.flatMap { $0 } + table.types.flatMap(\.members.allProperties).filter(\.declaration.head.isStatic)
        return Set(
            shared.filter { property in
                table.isRegistration(table.type(of: property, platforms: .all))
                    || named.mayStand(in: property.file)
                        && property.declaration.initialValue.map { mentions(named.names, in: $0) } ?? false
            }.map(\.declaration.name))
    }

    /// Functions that construct one.
    private var registrationMakers: Set<String> {
        let named = registrations
        guard named.mayStandAnywhere else { return [] }
        let functions = table.functions.values.flatMap { $0 } + table.types.flatMap(\.members.allFunctions)
        return Set(
            functions.filter { named.mayStand(in: $0) && mentions(named.names, in: $0) && !$0.declaration.makesCell }
                .map(\.declaration.name).filter { $0 != "init" })
    }

    private var registrations: TypeTable.MentionedNames { table.mentions(of: Self.registrations) }

    /// A data source that lets another object make its cells.
    private func mentionsInProvider(_ named: TypeTable.MentionedNames, _ type: ProjectType) -> Bool {
        !named.names.isEmpty
            && type.members.allFunctions.contains { function in
                function.declaration.makesCell && named.mayStand(in: function) && mentions(named.names, in: function)
            }
    }

    private func mentions(_ names: Set<String>, in function: FunctionSite) -> Bool {
        function.declaration.body.map { mentions(names, in: $0) } ?? false
    }

    private static let registrations: Set<String> = ["CellRegistration", "SupplementaryRegistration"]

    /// One with code of its own.
    private func isHostingClass(_ type: ProjectType) -> Bool {
        type.kind == .class && type.members.allFunctions.contains { $0.declaration.body != nil } && table.isHosting(.project(type.id))
    }

    private func mentions(_ named: TypeTable.MentionedNames, in type: ProjectType) -> Bool {
        type.members.allFunctions.contains { named.mayStand(in: $0) && mentions(named.names, in: $0) }
            || type.members.allProperties.contains { property in
                named.mayStand(in: property.file) && mentions(named.names, in: property.declaration)
            }
    }

    private func mentions(_ names: Set<String>, in property: PropertyDeclaration) -> Bool {
        property.initialValue.map { mentions(names, in: $0) } ?? false || property.type.map { isMention($0, of: names) } ?? false
            || property.accessors.blocks.contains { mentions(names, in: $0) }
    }

    /// `UIHostingController<Card>?`, `[PlainHost]`
    private func isMention(_ type: TypeReference, of names: Set<String>) -> Bool {
        switch type.kind {
        case .named(let path, _): path.last.map(names.contains) ?? false
        case .optional(let inner, _), .array(let inner), .dictionary(_, let inner): isMention(inner, of: names)
        default: false
        }
    }

    private func functionSites(_ named: TypeTable.MentionedNames) -> [HostSite] {
        table.functions.values.flatMap { $0 }
            .filter { named.mayStand(in: $0) && mentions(named.names, in: $0) }
            .sorted { ($0.file, $0.declaration.range.start) < ($1.file, $1.declaration.range.start) }
            .map { HostSite(type: nil, file: $0.file, range: $0.declaration.range, platforms: $0.declaration.head.platforms, members: nil) }
    }

    private func mentions(_ names: Set<String>, in block: Block) -> Bool {
        var found = false
        block.visitExpressions { found = found || isMention($0, of: names) }
        return found
    }

    private func mentions(_ names: Set<String>, in expression: Expression) -> Bool {
        var found = false
        expression.visit { found = found || isMention($0, of: names) }
        return found
    }

    private func isMention(_ expression: Expression, of names: Set<String>) -> Bool {
        switch expression.kind {
        case .identifier(let name), .member(_, let name, _): names.contains(name)
        case .type(let type): type.lastName.map(names.contains) ?? false
        default: false
        }
    }
}

extension TypeTable {
    /// A hosting controller or a hosting view of the frameworks, or a project class that inherits from one.
    package func isHosting(_ type: StaticType) -> Bool {
        frameworkAncestry(of: type).contains(where: Self.hosting.contains)
    }

    static let hosting: Set<String> = ["UIHostingController", "NSHostingController", "NSHostingView"]

    /// `UIHostingController`, `NSHostingController`, or a project class that inherits from one.
    package func isHostingController(_ type: StaticType) -> Bool {
        frameworkAncestry(of: type).contains { $0 == "UIHostingController" || $0 == "NSHostingController" }
    }

    /// The superclass of a host, and of each class that it constructs, that no parsed file declares.
    func undeclaredSuperclasses(of host: Host) -> Set<String> {
        let constructed = host.paths.flatMap(\.events).compactMap { $0.call?.constructed?.typeID }
        let classes = Set((host.type.map { [$0] } ?? []) + constructed)
        let names = classes.flatMap { ancestry(of: .project($0)).compactMap(\.typeID) }.flatMap { id in
            self[id].kind == .class ? self[id].inherited.prefix(1).compactMap(\.type.externalName) : []
        }
        return Set(names.filter { FrameworkClasses.named($0) == nil && DelegateProtocols.named($0) == nil })
    }

    /// The types that are constructed in what a host shows, or given a closure, and that no parsed file declares.
    func undeclaredViews(of host: Host) -> Set<String> {
        let regions = host.paths.map { path in
            path.events.filter { event in
                guard let type = event.call?.constructed else { return false }
                return isHosting(type) || type == .external("UIHostingConfiguration")
            }.map { HostRegion(site: $0.site) }
        }
        let names = zip(host.paths, regions).flatMap { path, regions in
            path.events.compactMap { event -> String? in
                guard let call = event.call, case .external(let name)? = call.constructed else { return nil }
                // A view may be made before it is shown; what it does with a closure is its own matter.
                let isGivenClosure = call.arguments.contains { !$0.value.holds.isEmpty }
                return isGivenClosure || regions.contains { $0.holds(event) } ? name : nil
            }
        }
        return Set(names).filter { FrameworkClasses.named($0) == nil && !SwiftUITypes.names.contains($0) }
    }
}
