/// Which closure property of the representable a call calls: directly, through the parent copy, or through a copy that the
/// coordinator or the represented object was given.
package struct ClosureCalls: Sendable {
    private let places: StatePlaces
    private let representable: Representable
    private let copies: [Place: String]

    package init(project: Project, representable: Representable, paths: RepresentablePaths) {
        let places = StatePlaces(table: project.table, representable: representable, paths: paths)
        self.places = places
        self.representable = representable
        let writes = (paths.make.events + paths.update.events).compactMap(\.write)
        copies = Dictionary(
            writes.compactMap { write in
                guard let copy = write.place, copy.root == .coordinator || copy.root == .represented,
                    let origin = write.value.place.map(places.canonical), origin.root == .representable, origin.path.count == 1,
                    let name = origin.first
                else { return nil }
                return (copy, name)
            }, uniquingKeysWith: { first, _ in first })
    }

    package func input(calledBy call: CallEvent) -> Input? {
        guard call.isClosureProperty, let receiver = call.receiver?.place else { return nil }
        let called = receiver.appending(call.name)
        let place = places.canonical(called)
        let name = place.root == .representable && place.path.count == 1 ? place.first : copies[called]
        return name.flatMap(representable.input).flatMap { $0.isClosure ? $0 : nil }
    }
}
