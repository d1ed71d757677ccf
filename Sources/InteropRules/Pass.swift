import Findings
import InteropModel
import SwiftTree

/// One run of one rule: what it may look at, and the one way out.
package struct Pass {
    package let project: Project
    package private(set) var findings: [Finding] = []
    private let rule: String
    private let options: RuleOptionsLookup
    /// A statement that several chains reach is one finding.
    private var reported: Set<SiteKey> = []

    package init(project: Project, rule: String, options: @escaping RuleOptionsLookup) {
        self.project = project
        self.rule = rule
        self.options = options
    }

    /// Every representable with what happens on its paths.
    var subjects: [(representable: Representable, paths: RepresentablePaths)] {
        Array(zip(project.representables, project.paths))
    }

    mutating func report(
        _ severity: Severity, at site: SiteKey, _ message: String, notes: [Note] = [], fix: Fix? = nil
    ) {
        guard reported.insert(site).inserted else { return }
        findings.append(
            Finding(rule: rule, severity: severity, message: message, location: location(site), notes: notes, fix: fix))
    }

    /// What is configured for the file that holds `site`.
    func options(at site: SiteKey) -> RuleOptions {
        options(project.files[site.file].path)
    }

    // MARK: Places and names

    func location(_ site: SiteKey) -> Location {
        Location(path: project.files[site.file].path, start: site.range.start, end: site.range.end)
    }

    func typeName(_ representable: Representable) -> String {
        project.table[representable.type].name
    }

    /// The name of a class of the project or of a framework.
    func typeName(_ type: StaticType) -> String {
        type.typeID.map { project.table[$0].name } ?? type.externalName ?? "object"
    }

    func text(_ site: SiteKey) -> String {
        project.files[site.file].source.string(in: site.range)
    }

    /// Where the name of the representable's update method stands.
    func updateSite(_ representable: Representable, _ paths: RepresentablePaths) -> SiteKey? {
        ownMethod(paths.update, of: representable)?.nameSite
    }

    /// The representable's own make and update.
    func methodNames(of representable: Representable, _ paths: RepresentablePaths) -> (make: String, update: String) {
        (
            ownMethod(paths.make, of: representable)?.declaration.name ?? representable.kind.makeName,
            ownMethod(paths.update, of: representable)?.declaration.name ?? representable.kind.updateName
        )
    }

    /// The path's method, or the representable's own to which a protocol of the project forwards.
    private func ownMethod(_ path: Path, of representable: Representable) -> FunctionSite? {
        guard let entry = path.entry, entry.owner != representable.type else { return path.entry }
        return path.events.lazy.compactMap { $0.call?.function }.first { $0.owner == representable.type } ?? entry
    }

    // MARK: Notes

    /// The way from a lifecycle method to `event`: the method, then each call.
    func way(to event: Event, from path: Path, because reason: String) -> [Note] {
        guard let entry = path.entry else { return [] }
        let start = Note(reason, at: location(SiteKey(file: entry.file, range: entry.declaration.nameRange)), role: .step)
        let steps = (event.chain?.steps ?? []).map { step in
            Note("which calls `\(step.function.declaration.name)` here", at: location(step.site), role: .step)
        }
        return [start] + steps
    }
}

extension FunctionSite {
    /// Where its name stands.
    var nameSite: SiteKey { SiteKey(file: file, range: declaration.nameRange) }
}

extension PropertySite {
    var nameSite: SiteKey { SiteKey(file: file, range: declaration.nameRange) }
}
