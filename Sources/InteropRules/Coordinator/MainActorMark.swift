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
        guard !conformances.contains(where: { OffMainCallbacks.covers($0.type.externalName ?? "") }) else { return nil }
        let edits = [Self.attribute(on: declaration, in: pass)] + conformances.compactMap { Self.preconcurrency($0, in: pass) }
        fix = Fix(title: "add `@MainActor`", isSafe: true, edits: edits)
    }

    /// On a line of its own, indented as the declaration is.
    private static func attribute(on site: DeclarationSite, in pass: Pass) -> Edit {
        let start = site.declaration.range.start
        let source = pass.project.files[site.file].source
        let column = source.position(at: start).column - 1
        let indentation = source.string(in: ByteRange(start - column, start))
        let isFirst = indentation.allSatisfy { $0 == " " || $0 == "\t" }
        return Edit(
            pass.location(SiteKey(file: site.file, range: ByteRange(start, start))),
            replacement: isFirst ? "@MainActor\n\(indentation)" : "@MainActor ")
    }

    /// A protocol of the frameworks whose members are not marked cannot be met by isolated methods otherwise.
    private static func preconcurrency(_ conformance: ProjectType.Inheritance, in pass: Pass) -> Edit? {
        guard let known = DelegateProtocols.named(conformance.type.externalName ?? ""),
            known.isMainActor == .no, known.membersMainActor != .all, !conformance.entry.attributes.contains("preconcurrency")
        else { return nil }
        let start = conformance.entry.type.range.start
        return Edit(
            pass.location(SiteKey(file: conformance.site.file, range: ByteRange(start, start))), replacement: "@preconcurrency ")
    }
}

extension Representable {
    /// Where the name of the type stands in the declaration or extension that makes it a representable.
    var nameSite: SiteKey {
        SiteKey(file: conformance.file, range: conformance.declaration.nameRange)
    }
}
