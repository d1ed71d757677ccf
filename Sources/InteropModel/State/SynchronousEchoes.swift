/// Calls of update that make a framework call the coordinator back before they return, where that callback writes SwiftUI
/// state at once.
package struct SynchronousEchoes: Sendable {
    package struct Echo: Sendable {
        /// The call or write of update.
        package let cause: Event
        /// Its name.
        package let causeName: String
        package let handler: Path
        package let write: StateWrite
    }

    package let echoes: [Echo]

    package init(project: Project, representable: Representable, paths: RepresentablePaths) {
        let search = Search(project: project, representable: representable, paths: paths)
        echoes = paths.update.events.lazy.filter { $0.timing == .now }.flatMap(search.echoes)
    }

    private struct Search {
        let project: Project
        let representable: Representable
        let paths: RepresentablePaths
        let writes: StateWrites
        let tests: CallbackTests

        init(project: Project, representable: Representable, paths: RepresentablePaths) {
            self.project = project
            self.representable = representable
            self.paths = paths
            writes = StateWrites(project: project, representable: representable, paths: paths)
            tests = CallbackTests(writes.places, representable, paths)
        }

        func echoes(of event: Event) -> [Echo] {
            causes(of: event).flatMap { receiver, name, callback -> [Echo] in
                guard isOwn(receiver), isCoordinatorDelegate(of: receiver, callback), !isDetached(receiver, callback, before: event) else {
                    return []
                }
                return paths.handlers.filter { $0.entry?.declaration.signature == callback.callback }.flatMap { handler in
                    writes.writes(on: handler).filter { $0.event.timing == .now && !tests.settle($0, on: handler) }
                        .map { Echo(cause: event, causeName: name, handler: handler, write: $0) }
                }
            }
        }

        private typealias Cause = (receiver: Value, name: String, callback: SynchronousCallback)

        private func causes(of event: Event) -> [Cause] {
            if let write = event.write {
                // Changing a part (`view.contentOffset.y = 0`) writes the member that holds it.
                let whole = write.receiver.place.flatMap { place in
                    place.last.map { (Value(place: place.parent, type: write.receiver.owner), $0) }
                }
                return ([(write.receiver, write.member)] + (whole.map { [$0] } ?? [])).flatMap { callbacks(of: $1, isCall: false, on: $0) }
            }
            guard let call = event.call, call.function == nil, let receiver = call.receiver else { return [] }
            let isAnimated = call.arguments.contains { $0.label == "animated" && $0.value.literal == .boolean(true) }
            return callbacks(of: call.name, isCall: true, on: receiver).filter { !isAnimated || $0.callback.isAtOnceWhenAnimated }
        }

        private func callbacks(of name: String, isCall: Bool, on receiver: Value) -> [Cause] {
            SynchronousCallbacks.callbacks(of: name, isCall: isCall, on: ancestry(receiver.type)).map { (receiver, name, $0) }
        }

        private func ancestry(_ type: StaticType) -> [String] {
            project.table.frameworkAncestry(of: type, platforms: representable.platforms)
        }

        /// The represented object, something reached from it, or an object that the coordinator or the representable keeps.
        private func isOwn(_ receiver: Value) -> Bool {
            switch receiver.place?.root {
            case .represented: true
            case .coordinator, .representable: receiver.place?.path.isEmpty == false
            default: false
            }
        }

        // MARK: The delegate

        private func isCoordinatorDelegate(of receiver: Value, _ callback: SynchronousCallback) -> Bool {
            (paths.make.writes + paths.update.writes).contains { _, write in
                write.member == "delegate" && isCoordinator(write.value) && ancestry(write.receiver.type).contains(callback.owner)
                    && (callback.owner != callback.className || mayBeSame(write.receiver, receiver))
            }
        }

        private func isCoordinator(_ value: Value) -> Bool {
            value.place == Place(.coordinator) || representable.coordinator.map { value.type == .project($0.type) } == true
        }

        /// Two members of the represented object are two objects.
        private func mayBeSame(_ left: Value, _ right: Value) -> Bool {
            guard let left = left.place, let right = right.place, left.root == .represented, right.root == .represented else { return true }
            return left == right
        }

        private func isDetached(_ receiver: Value, _ callback: SynchronousCallback, before event: Event) -> Bool {
            paths.update.writes.contains { other, write in
                write.member == "delegate" && write.value.isNil && other.isBefore(event, on: paths.update)
                    && (write.receiver.place == receiver.place || callback.owner != callback.className)
            }
        }
    }
}
