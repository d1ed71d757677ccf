import SwiftTree

/// A project class's conformance to a delegate or data-source protocol of the frameworks.
package struct DelegateConformance: Sendable {
    package let protocolName: String
    /// Where the inheritance clause names it, or the project's protocol that refines it.
    package let site: SiteKey
    /// The callbacks that the class implements so that the framework sees them, with the functions that do.
    package let implemented: [Implementation]

    /// The one that says most about what the person loses: with which the interaction ends, or the first in source. One that
    /// does something comes before those that do nothing.
    package var mostTelling: Implementation? {
        let ordered = implemented.sorted {
            ($0.function.file, $0.function.declaration.nameRange.start) < ($1.function.file, $1.function.declaration.nameRange.start)
        }
        let busy = ordered.filter { $0.function.declaration.body?.statements.isEmpty == false }
        return busy.first { $0.callback.role.isExit } ?? busy.first ?? ordered.first
    }

    package struct Implementation: Sendable {
        package let callback: DelegateCallback
        package let function: FunctionSite
    }
}

extension TypeTable {
    /// The delegate protocols that a class of the project, or one of its project superclasses, conforms to.
    package func delegateConformances(of id: TypeID, platforms: PlatformSet) -> [DelegateConformance] {
        let classes = ancestry(of: .project(id), platforms: platforms).compactMap(\.typeID)
        let functions = classes.flatMap { self[$0].members.allFunctions }.filter {
            $0.declaration.kind == .function && $0.declaration.head.platforms.meets(platforms)
        }
        let bySignature = Dictionary(grouping: functions, by: \.declaration.signature)
        var found: [DelegateConformance] = []
        for entry in classes.flatMap({ self[$0].inherited }) where entry.site.declaration.head.platforms.meets(platforms) {
            for name in delegateProtocols(in: entry.type) where !found.contains(where: { $0.protocolName == name }) {
                found.append(
                    DelegateConformance(
                        protocolName: name, site: SiteKey(file: entry.site.file, range: entry.entry.type.range),
                        implemented: implementations(of: name, among: bySignature)))
            }
        }
        return found
    }

    /// The frameworks' delegate protocols that an entry of an inheritance clause stands for.
    private func delegateProtocols(in type: StaticType) -> [String] {
        let names: [String]
        switch type {
        case .external(let name): names = [name]
        case .project(let id) where self[id].kind == .protocol: names = protocols(of: id).compactMap(\.externalName)
        case .generic(let bounds): names = bounds.flatMap(delegateProtocols)
        default: names = []
        }
        return names.filter { DelegateProtocols.named($0) != nil }
    }

    private func implementations(
        of name: String, among functions: [String: [FunctionSite]]
    ) -> [DelegateConformance.Implementation] {
        DelegateCallbacks.all(of: name).flatMap { callback in
            let seen = functions[callback.signature]?.filter { $0.declaration.head.isSeenByFrameworks } ?? []
            // Several of one class are told apart by their parameters' types, or stand on the sides of an `#if`.
            return seen.filter { $0.owner == seen.first?.owner }.map {
                DelegateConformance.Implementation(callback: callback, function: $0)
            }
        }
    }
}

extension DeclarationHead {
    /// An optional requirement is met only by a method that the Objective-C runtime can find.
    package var isSeenByFrameworks: Bool {
        guard has("private") || has("fileprivate") else { return true }
        return attribute("objc") != nil
    }
}
