import Findings
import InteropModel
import SwiftTree

/// The change that isolates a class to the main actor.
struct MainActorMark {
    let fix: Fix

    /// nil where the class's callbacks come on other threads: which of them to mark `nonisolated` is for a person to say. And where
    /// something of the class could not be isolated.
    init?(of coordinator: MadeCoordinator, in pass: Pass) {
        let type = pass.project.table[coordinator.type]
        guard let declaration = type.declaration, !type.inherited.contains(where: { OffMainCallbacks.covers($0.type.externalName ?? "") }),
            type.inherited.allSatisfy({ Self.canBeMet($0, in: pass) }), Self.canBeIsolated(type, in: pass),
            !Self.runsElsewhere(coordinator, in: pass)
        else { return nil }
        let edits = [Self.attribute(on: declaration, in: pass)] + type.inherited.compactMap { Self.preconcurrency($0, in: pass) }
        fix = Fix(title: "add `@MainActor`", isSafe: true, edits: edits)
    }

    /// Protocols that ask for nothing which an isolated class does not give.
    private static let undemanding: Set<String> = ["NSObject", "NSObjectProtocol", "AnyObject", "ObservableObject", "Observable"]

    /// Whether isolated methods can meet what it asks for: of another library's protocol nobody knows, and one of the project
    /// that is on no actor cannot be met.
    private static func canBeMet(_ conformance: ProjectType.Inheritance, in pass: Pass) -> Bool {
        if let name = conformance.type.externalName { return undemanding.contains(name) || DelegateProtocols.named(name) != nil }
        guard let id = conformance.type.typeID else { return false }
        let known = pass.project.table[id]
        return known.kind == .protocol && known.declaration?.declaration.head.attribute("MainActor") != nil
    }

    /// `deinit` runs on no actor, and what is overridden of `NSObject` belongs to none.
    private static func canBeIsolated(_ type: ProjectType, in pass: Pass) -> Bool {
        type.members.allFunctions.allSatisfy { function in
            switch function.declaration.kind {
            case .initializer: true
            case .deinitializer: function.declaration.body?.leavesAside(type.id, in: pass.project.table) ?? true
            case .function, .subscript: !function.declaration.head.has("override")
            }
        } && !type.members.allProperties.contains { $0.declaration.head.has("override") }
    }

    /// Code of the class runs on another thread.
    private static func runsElsewhere(_ coordinator: MadeCoordinator, in pass: Pass) -> Bool {
        let own = pass.project.table[coordinator.type].sites
        return coordinator.makers.contains { representable, paths in
            paths.everything.contains { path in
                let sites =
                    pass.project.offMainClosures(on: path, of: representable, paths).map(\.site)
                    + path.events.filter { $0.executor.departure != nil }.map(\.site)
                return sites.contains { site in
                    own.contains { $0.file == site.file && $0.declaration.range.contains(site.range) }
                }
            }
        }
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
