import SwiftTree

/// The frame of a hosted view that is set once and never follows its superview.
package struct ManualFrame: Sendable {
    package let event: Event
    package let type: StaticType
    /// Where the view is made a subview.
    package let addition: SiteKey
}

/// Finds them.
package struct ManualFrames {
    package let all: [ManualFrame]

    package init(_ project: Project) {
        let search = Search(project: project)
        var found: [SiteKey: ManualFrame] = [:]
        for entry in project.hosting.entries {
            for path in entry.paths where !path.path.isCutOff {
                for object in path.objects {
                    for frame in search.frames(of: object) where found[frame.event.site] == nil { found[frame.event.site] = frame }
                }
            }
        }
        all = found.values.sorted { ($0.event.site.file, $0.event.site.range.start) < ($1.event.site.file, $1.event.site.range.start) }
    }

    private struct Search {
        let project: Project
        /// Constructions that another rule answers for.
        private let answered: Set<SiteKey>
        /// What is laid out by hand at each layout pass: the statements, and the properties that hold the objects.
        private let layoutSites: Set<SiteKey>
        private let laidOut: Set<SiteKey>

        init(project: Project) {
            self.project = project
            answered = HostingConstructions(project).answered(in: project) { !$0.isInHook }
            var sites: Set<SiteKey> = []
            var properties: Set<SiteKey> = []
            for entry in project.hosting.entries {
                let ancestry = project.ancestry(of: entry.host)
                for path in entry.paths {
                    guard let method = path.method, LayoutHooks.isLayout(method, of: ancestry) else { continue }
                    for object in path.objects where object.isFramed {
                        sites.formUnion(object.steps.compactMap(\.frameSite))
                        properties.formUnion(object.properties)
                    }
                }
            }
            layoutSites = sites
            laidOut = properties
        }

        func frames(of object: HostedObject) -> [ManualFrame] {
            guard object.isFramed, object.properties.isDisjoint(with: laidOut) else { return [] }
            if object.isAmong(answered) { return [] }
            let whole = object.joined(project.hosting.steps(of: object))
            guard !whole.isSized, !whole.isPresented, whole.viewStays,
                let addition = whole.additions.first(where: { !isStatusButton($0.holder) })?.event.site
            else { return [] }
            return object.steps.compactMap { step in
                guard let site = step.frameSite, !layoutSites.contains(site), let event = step.event, !isZero(event) else { return nil }
                return ManualFrame(event: event, type: object.type, addition: addition)
            }
        }

        /// The menu bar gives it the size that it asks for. Source: Apple doc appkit/nsstatusitem/button.
        private func isStatusButton(_ holder: Value) -> Bool {
            [holder.type, holder.owner].contains { type in
                type == .external("NSStatusItem") || project.table.frameworkAncestry(of: type).contains("NSStatusBarButton")
            }
        }

        /// `frame = .zero` sets what a new view has.
        private func isZero(_ event: Event) -> Bool {
            guard let value = event.write?.value else { return false }
            return value.implicitMember == "zero" || value.place?.last == "zero"
        }
    }
}

extension HostingStep {
    /// Where the frame is set, if this is it.
    fileprivate var frameSite: SiteKey? {
        if case .view(.framed) = kind { event?.site } else { nil }
    }
}
