import Findings
import InteropModel
import SwiftTree

/// The change that isolates a class to the main actor.
struct MainActorMark {
    let fix: Fix

    /// nil where the class's callbacks come on other threads: which of them to mark `nonisolated` is for a person to say.
    init?(of type: ProjectType, isolation: Isolation, in pass: Pass) {
        guard let declaration = type.declaration else { return nil }
        let conformances = type.inherited.filter { $0.type.externalName != nil }
        guard !conformances.contains(where: { OffMainCallbacks.covers($0.type.externalName ?? "") }),
            type.inherited.allSatisfy({ Self.isKnown($0, of: type, in: pass) })
        else { return nil }
        let edits = [Self.attribute(on: declaration, in: pass)] + conformances.compactMap { Self.preconcurrency($0, in: pass) }
        fix = Fix(title: "add `@MainActor`", isSafe: true, edits: edits)
    }

    /// Whether isolated methods can meet what it asks for: of another library's protocol nobody knows, and one of the project
    /// that is on no actor cannot be met.
    private static func isKnown(_ conformance: ProjectType.Inheritance, of type: ProjectType, in pass: Pass) -> Bool {
        if let name = conformance.type.externalName { return name == "NSObject" || KnownProtocols.contains(name) }
        guard let id = conformance.type.typeID else { return false }
        let known = pass.project.table[id]
        if known.kind == .class { return true }
        let isEmpty = known.members.allFunctions.isEmpty && known.members.allProperties.isEmpty
        return known.declaration?.declaration.head.attribute("MainActor") != nil || (isEmpty && known.inherited.allSatisfy { $0.type == .external("AnyObject") })
    }

    /// On a line of its own, indented as the declaration is.
    private static func attribute(on site: DeclarationSite, in pass: Pass) -> Edit {
        let start = site.declaration.range.start
        let layout = pass.layout(of: site.file)
        let isFirst = layout.isFirst(start)
        return pass.insertion(
            isFirst ? "@MainActor\(layout.lineEnd)\(layout.indentation(at: start))" : "@MainActor ", at: start, in: site.file)
    }

    /// A protocol of the frameworks whose members are not marked cannot be met by isolated methods otherwise.
    private static func preconcurrency(_ conformance: ProjectType.Inheritance, in pass: Pass) -> Edit? {
        guard let known = DelegateProtocols.named(conformance.type.externalName ?? ""),
            known.isMainActor == .no, known.membersMainActor != .all, !conformance.entry.attributes.contains("preconcurrency")
        else { return nil }
        let start = conformance.entry.type.range.start
        return pass.insertion("@preconcurrency ", at: start, in: conformance.site.file)
    }
}

extension Representable {
    /// Where the name of the type stands in the declaration or extension that makes it a representable.
    var nameSite: SiteKey {
        SiteKey(file: conformance.file, range: conformance.declaration.nameRange)
    }
}
