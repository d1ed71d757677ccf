/// Layers below the represented view whose frame is taken from the view's size when make or update runs, and that nothing lays
/// out when the size changes later.
package struct LayerFrames: Sendable {
    /// One layer.
    package struct Entry: Sendable {
        package let path: Path
        package let event: Event
        /// The same layer's further assignments.
        package let others: [Event]
        package let type: StaticType
        package let isInMake: Bool
    }

    package let entries: [Entry]

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        let search = Search(table: table, platforms: representable.platforms, paths: paths)
        entries = search.laysOutItself ? [] : search.entries()
    }

    private struct Search {
        let table: TypeTable
        let platforms: PlatformSet
        let paths: RepresentablePaths

        private struct Assignment {
            let path: Path
            let event: Event
            let write: Write
            let isInMake: Bool
        }

        func entries() -> [Entry] {
            let all =
                assignments(in: paths.make, isInMake: true) + assignments(in: paths.update, isInMake: false)
                + assignments(in: paths.size, isInMake: false)
            var groups: [(layer: Assignment, others: [Event])] = []
            for assignment in all where !isExcused(assignment) {
                if let index = groups.firstIndex(where: { isSame($0.layer, assignment) }) {
                    groups[index].others.append(assignment.event)
                } else {
                    groups.append((assignment, []))
                }
            }
            return groups.map { group in
                Entry(
                    path: group.layer.path, event: group.layer.event,
                    others: group.others.filter { $0.site != group.layer.event.site }, type: group.layer.write.receiver.type,
                    isInMake: group.layer.isInMake)
            }
        }

        private func assignments(in path: Path, isInMake: Bool) -> [Assignment] {
            path.writes.compactMap { event, write in
                guard write.member == "frame" || write.member == "bounds", isLayer(write.receiver.type), !isOwnLayer(write.receiver),
                    write.value.sources.contains(where: isSizeOfView)
                else { return nil }
                return Assignment(path: path, event: event, write: write, isInMake: isInMake)
            }
        }

        private func isLayer(_ type: StaticType) -> Bool {
            table.frameworkAncestry(of: type, platforms: platforms).contains("CALayer")
        }

        /// `view.layer`, which the view lays out.
        private func isOwnLayer(_ layer: Value) -> Bool {
            guard let place = layer.place else { return true }
            return place == Place(.represented, ["layer"]) || place == Place(.represented, ["view", "layer"])
        }

        /// `view.bounds`, `controller.view.frame.size`.
        private func isSizeOfView(_ place: Place) -> Bool {
            guard place.root == .represented, let member = place.path.first(where: { $0 != "view" && $0 != "layer" }) else { return false }
            return member == "bounds" || member == "frame"
        }

        // MARK: Silent

        /// A project class that lays out frames when its size changes, itself or through its own methods.
        var laysOutItself: Bool {
            let types = table.ancestry(of: paths.representedType, platforms: platforms).compactMap(\.typeID)
            let functions = Dictionary(
                grouping: types.flatMap { table[$0].members.allFunctions.map(\.declaration) }, by: \.name)
            var waiting = Self.layouts.flatMap { functions[$0] ?? [] }.compactMap(\.body)
            for name in ["frame", "bounds"] {
                waiting += types.flatMap { table[$0].members.properties[name] ?? [] }.compactMap(\.declaration.accessors.didSet)
            }
            var seen: Set<String> = []
            while let body = waiting.popLast() {
                if body.assignsFrame { return true }
                for name in body.calledNames where seen.insert(name).inserted {
                    waiting += (functions[name] ?? []).compactMap(\.body)
                }
            }
            return false
        }

        /// Sources: the methods' pages in UIKit, AppKit and QuartzCore.
        private static let layouts: Set<String> = [
            "layoutSubviews", "layout", "layoutSublayers", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "viewDidLayout",
            "viewWillLayout",
            "resizeSubviews", "setFrameSize",
        ]

        /// It resizes with its superlayer, is the view's own, or a closure that is kept sets it later.
        private func isExcused(_ assignment: Assignment) -> Bool {
            let places = names(of: assignment.write.receiver)
            // Found again among the sublayers it can be any of them.
            let isAny = assignment.write.receiver.place?.path.contains("sublayers") == true
            func isThis(_ value: Value) -> Bool { isAny ? isLayer(value.type) : value.place.map(places.contains) ?? false }
            return (paths.make.events + paths.update.events + paths.handlers.flatMap(\.events)).contains { event in
                guard let write = event.write else { return false }
                if write.member == "autoresizingMask" { return isThis(write.receiver) }
                if write.member == "layer", write.place?.root == .represented { return isThis(write.value) }
                return write.member == "frame" && (event.isStored || isHandler(event)) && isThis(write.receiver)
            }
        }

        private func isHandler(_ event: Event) -> Bool {
            paths.handlers.contains { handler in handler.events.contains { $0.site == event.site } }
        }

        /// Every place that stands for the layer: its own, and the properties that make or update puts it into.
        private func names(of layer: Value) -> Set<Place> {
            guard let place = layer.place else { return [] }
            let given = (paths.make.events + paths.update.events).compactMap(\.write).filter { $0.value.place == place }.compactMap(\.place)
            return Set([place] + given)
        }

        private func isSame(_ first: Assignment, _ second: Assignment) -> Bool {
            if !names(of: first.write.receiver).isDisjoint(with: names(of: second.write.receiver)) { return true }
            // Found again among the sublayers: by its class.
            return second.write.receiver.place?.path.contains("sublayers") == true
                && (first.write.receiver.type == second.write.receiver.type || second.write.receiver.type == .external("CALayer"))
        }
    }
}

extension Block {
    /// Whether any assignment in it sets the `frame`, `bounds` or `position` of something.
    fileprivate var assignsFrame: Bool {
        var found = false
        visitExpressions { expression in
            guard case .assignment(_, let target, _) = expression.kind, case .member(_, let name, _) = target.kind else { return }
            if ["frame", "bounds", "position"].contains(name) { found = true }
        }
        return found
    }

    /// The base names of what it calls.
    fileprivate var calledNames: Set<String> {
        var names: Set<String> = []
        visitExpressions { expression in
            guard case .call(let call) = expression.kind else { return }
            switch call.callee.kind {
            case .identifier(let name), .member(_, let name, _): names.insert(name)
            default: break
            }
        }
        return names
    }
}
