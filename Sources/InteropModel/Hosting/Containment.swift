import SwiftTree

/// A step that is missing where a hosting controller's view goes into another controller's view, or comes out of it.
package struct ContainmentGap: Sendable {
    package enum Kind: Sendable {
        /// `addChild`
        case notAdopted
        /// `didMove(toParent:)`
        case notMoved
        /// `didMove(toParent: nil)` stands where a parent belongs.
        case movedToNil(SiteKey)
        /// `removeFromParent`
        case notLeft
    }

    package let kind: Kind
    package let event: Event
    package let type: StaticType
    package let isAppKit: Bool
    /// The statement, where the controller whose code it stands in is the parent; nil where that is another one.
    package let ownStatement: SiteKey?
}

/// Finds them.
package struct ContainmentGaps {
    package let all: [ContainmentGap]

    package init(_ project: Project) {
        var search = Search(project: project)
        search.run()
        all = search.found.values.filter { !search.complete.contains($0.event.site) }
            .sorted { ($0.event.site.file, $0.event.site.range.start) < ($1.event.site.file, $1.event.site.range.start) }
    }

    private struct Search {
        let project: Project
        var found: [SiteKey: ContainmentGap] = [:]
        /// Where some path does all that belongs to it.
        var complete: Set<SiteKey> = []
        private let inCells: Set<SiteKey>

        init(project: Project) {
            self.project = project
            inCells = HostingConstructions(project).answered(in: project, \.isInCell)
        }

        mutating func run() {
            for entry in project.hosting.entries {
                let isController = project.isController(entry.host)
                for path in entry.paths where !path.path.isCutOff {
                    for object in path.objects where object.isController {
                        look(at: object, Surroundings(path: path.path, isController: isController))
                    }
                }
            }
        }

        /// Whose code it is.
        private struct Surroundings {
            let path: Path
            let isController: Bool
        }

        private static let controllers: Set<String> = ["UIViewController", "NSViewController"]

        private mutating func look(at object: HostedObject, _ around: Surroundings) {
            if object.isAmong(inCells) { return }
            // Whoever gives it may have adopted it, or does so afterwards.
            let comesFromOutside = object.isGiven || !object.properties.isDisjoint(with: project.hosting.givenProperties)
            let isElsewheres = comesFromOutside && (object.properties.isEmpty || !around.isController)
            let whole = object.joined(project.hosting.steps(of: object))
            let isAppKit = project.table.frameworkAncestry(of: object.type).contains("NSHostingController")
            let open = gap(object, whole, isAppKit: isAppKit)
            for addition in object.additions where isInReach(addition.holder, around) {
                let site = addition.event.site
                // Taken out again at once: it was measured.
                let isMeasured = object.removals.contains { $0.index > addition.index }
                guard let open, !whole.isHandedOn, !isElsewheres, !isMeasured else {
                    if open == nil { complete.insert(site) }
                    continue
                }
                note(open, addition.event, object, isAppKit, around)
            }
            for removal in object.removals {
                let isAddedAgain = object.additions.contains { $0.index > removal.index }
                if object.hasLeft || isAddedAgain || object.isHandedOn || !whole.isChild {
                    complete.insert(removal.event.site)
                } else {
                    note(.notLeft, removal.event, object, isAppKit, around)
                }
            }
        }

        private func gap(_ object: HostedObject, _ whole: HostedObject, isAppKit: Bool) -> ContainmentGap.Kind? {
            if !whole.isChild { return .notAdopted }
            if isAppKit || whole.isMoved { return nil }
            let toNil = object.steps.first { if case .movedToNil = $0.kind { true } else { false } }
            return toNil?.event.map { .movedToNil($0.site) } ?? .notMoved
        }

        private mutating func note(
            _ kind: ContainmentGap.Kind, _ event: Event, _ object: HostedObject, _ isAppKit: Bool, _ around: Surroundings
        ) {
            guard found[event.site] == nil else { return }
            let isOwn = around.isController && event.chain == nil && !event.isStored
            found[event.site] = ContainmentGap(
                kind: kind, event: event, type: object.type, isAppKit: isAppKit, ownStatement: isOwn ? event.statement : nil)
        }

        // MARK: Whose view it goes into

        /// It is a controller's view, or one that a controller's own code puts it into.
        private func isInReach(_ holder: Value, _ around: Surroundings) -> Bool {
            isControllers(holder, around, depth: 0)
        }

        private func isControllers(_ holder: Value, _ around: Surroundings, depth: Int) -> Bool {
            guard !isApart(holder) else { return false }
            if around.isController { return true }
            if Self.isView(holder), isAny(holder.owner, of: Self.controllers) || Self.isMemberOfController(holder) { return true }
            // A container made here, and put there.
            guard depth < 4, let place = holder.place, case .construction = place.root, place.path.isEmpty else { return false }
            return around.path.events.contains { event in
                guard let call = event.call, let receiver = call.receiver, HostingCalls.additions.contains(call.name),
                    call.arguments.contains(where: { $0.value.place == place })
                else { return false }
                return isControllers(receiver, around, depth: depth + 1)
            }
        }

        private static func isView(_ value: Value) -> Bool {
            value.place?.last == "view" || value.place?.last == "viewIfLoaded"
        }

        /// `window.rootViewController?.view`, where nothing tells the type. Source: Apple doc uikit/uiviewcontroller, uikit/uiwindow,
        /// appkit/nswindow/contentviewcontroller.
        private static func isMemberOfController(_ view: Value) -> Bool {
            let names: Set<String> = [
                "rootViewController", "presentedViewController", "presentingViewController", "topViewController", "visibleViewController",
                "navigationController", "tabBarController", "splitViewController", "selectedViewController", "contentViewController",
            ]
            return view.place?.parent.last.map(names.contains) ?? false
        }

        /// A cell, a bar or a window, whose views are no controller's of the app.
        private func isApart(_ holder: Value) -> Bool {
            isAny(holder.type, of: Self.apart) || isAny(holder.owner, of: Self.apart)
                || holder.place?.path.contains(where: Self.apartMembers.contains) == true
        }

        /// Source: Apple doc uikit/uitableviewcell, uikit/uicollectionreusableview, uikit/uiwindow, uikit/uinavigationbar,
        /// appkit/nstablecellview, appkit/nswindow, appkit/nsstatusbarbutton.
        private static let apart: Set<String> = [
            "UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView", "UIWindow", "UINavigationBar", "UITabBar",
            "UIToolbar", "NSTableCellView", "NSTableRowView", "NSWindow", "NSStatusBarButton",
        ]
        private static let apartMembers: Set<String> = ["window", "keyWindow", "navigationBar", "tabBar", "toolbar", "titleView"]

        private func isAny(_ type: StaticType, of names: Set<String>) -> Bool {
            project.table.frameworkAncestry(of: type).contains(where: names.contains)
        }
    }
}

extension HostedObject {
    /// The same with these steps.
    func joined(_ steps: [HostingStep]) -> HostedObject {
        var result = self
        result.steps = steps
        return result
    }
}
