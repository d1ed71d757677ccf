import SwiftTree

/// A hosting controller or a hosting view that the project's code makes where it should not, or that nothing keeps.
package struct HostingConstruction: Sendable {
    /// What is wrong with it. Of several the first in this order: one statement gives one finding.
    package enum Fault: Sendable {
        /// In a cell of UIKit.
        case inCell
        /// For a row or an outline's item of AppKit, without reuse.
        case inRowView
        /// In this method, which runs again and again.
        case inHook(String)
        /// Its view stays, and nothing keeps the controller.
        case notKept
    }

    package let site: SiteKey
    package let type: StaticType
    package let isController: Bool
    package let fault: Fault
    /// The path that shows it.
    package let path: Path
    package let event: Event
}

/// Finds such constructions.
package struct HostingConstructions {
    /// In source order within each host; each construction once.
    package let all: [HostingConstruction]

    package init(_ project: Project) {
        let search = Search(project: project, cells: CellContents(project: project))
        var found: [SiteKey: HostingConstruction] = [:]
        for entry in project.hosting.entries {
            for path in entry.paths {
                for object in path.objects {
                    guard let candidate = search.construction(object, path, entry.host) else { continue }
                    if let known = found[candidate.site], known.fault.rank <= candidate.fault.rank { continue }
                    found[candidate.site] = candidate
                }
            }
        }
        all = found.values.sorted { ($0.site.file, $0.site.range.start) < ($1.site.file, $1.site.range.start) }
    }

    /// The constructions with one of these faults, and the properties that hold what they make.
    func answered(in project: Project, _ isFault: (HostingConstruction.Fault) -> Bool) -> Set<SiteKey> {
        let sites = Set(all.filter { isFault($0.fault) }.map(\.site))
        let objects = project.hosting.entries.lazy.flatMap(\.paths).flatMap(\.objects).filter { object in
            object.construction.map { sites.contains($0.site) } ?? false
        }
        return sites.union(objects.flatMap(\.properties))
    }

    private struct Search {
        let project: Project
        let cells: CellContents

        func construction(_ object: HostedObject, _ path: HostedPath, _ host: Host) -> HostingConstruction? {
            guard let event = object.construction, let fault = fault(object, event, path, host) else { return nil }
            return HostingConstruction(
                site: event.site, type: object.type, isController: object.isController, fault: fault, path: path.path, event: event)
        }

        private func fault(_ object: HostedObject, _ event: Event, _ path: HostedPath, _ host: Host) -> HostingConstruction.Fault? {
            let ancestry = project.ancestry(of: host)
            if let fault = cells.fault(object, event, path, ancestry) { return fault }
            if let method = path.method, LayoutHooks.isRepeated(method, of: ancestry), !event.isStored, !object.isPresented,
                !object.isHandedOn, object.isShown, !isOnce(object, event, path.path)
            {
                return .inHook(method.name)
            }
            guard object.isController, !path.path.isCutOff, !object.isKept, object.viewStays else { return nil }
            return .notKept
        }

        /// A condition on the way tells the first time from later ones: a test of what keeps the object, or of something that
        /// the path itself sets.
        private func isOnce(_ object: HostedObject, _ event: Event, _ path: Path) -> Bool {
            let tests = event.conditions?.frames.flatMap(\.tests) ?? []
            guard !tests.isEmpty else { return false }
            let changed = Set(path.events.compactMap(\.changedPlace))
            return tests.contains { test in
                if test.kind == .once { return true }
                return test.places.contains { place in
                    let name = place.last ?? ""
                    return object.places.contains(place) || changed.contains { $0.contains(place) } || Self.firstTimes.contains(name)
                        || place.path.contains { Self.contents.contains($0) }
                }
            }
        }

        /// Sources: Apple doc uikit/uiviewcontroller (isMovingToParent, isBeingPresented), uikit/uiview (subviews).
        private static let firstTimes: Set<String> = ["isMovingToParent", "isBeingPresented"]
        private static let contents: Set<String> = ["children", "subviews", "arrangedSubviews"]
    }
}

extension Event {
    /// What it writes, or what a collection is that it adds to: `hosts` of `hosts.append(host)`.
    fileprivate var changedPlace: Place? {
        guard let place = write?.place ?? call.flatMap({ $0.mutatesReceiver ? $0.receiver?.place : nil }) else { return nil }
        return place.path.isEmpty ? nil : place
    }
}

extension HostedObject {
    /// Whether its construction, or one of its properties, is among these.
    func isAmong(_ answered: Set<SiteKey>) -> Bool {
        construction.map { answered.contains($0.site) } ?? false || !properties.isDisjoint(with: answered)
    }
}

extension HostingConstruction.Fault {
    var isInCell: Bool {
        switch self {
        case .inCell, .inRowView: true
        case .inHook, .notKept: false
        }
    }

    var isInHook: Bool {
        if case .inHook = self { true } else { false }
    }

    fileprivate var rank: Int {
        switch self {
        case .inCell: 0
        case .inRowView: 1
        case .inHook: 2
        case .notKept: 3
        }
    }
}

extension Project {
    /// Whether the host is a view controller; a class of another module that no file declares is one where `viewDidLoad` is
    /// overridden.
    func isController(_ host: Host) -> Bool {
        if ancestry(of: host).contains(where: { $0 == "UIViewController" || $0 == "NSViewController" }) { return true }
        guard let id = host.type else { return false }
        return table[id].members.functions["viewDidLoad"]?.contains { $0.declaration.head.has("override") } ?? false
    }

    /// The framework classes that the host's type is or inherits from; for a protocol those that its conforming types have to.
    func ancestry(of host: Host) -> [String] {
        guard let id = host.type else { return [] }
        if table[id].kind == .protocol { return table[id].inherited.flatMap { table.frameworkAncestry(of: $0.type) } }
        return table.frameworkAncestry(of: table[id].declaration == nil ? .external(table[id].name) : .project(id))
    }
}
