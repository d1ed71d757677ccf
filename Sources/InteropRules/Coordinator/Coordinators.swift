import Findings
import InteropModel

/// One coordinator type, with the representables that make it.
struct MadeCoordinator {
    typealias Maker = (representable: Representable, paths: RepresentablePaths)

    let type: TypeID
    /// At least one.
    let makers: [Maker]

    /// The first of them, to name it in a note.
    var maker: Representable { makers[0].representable }

    /// Those that any maker is compiled for.
    var platforms: PlatformSet { makers.reduce(PlatformSet()) { $0.union($1.representable.platforms) } }

    /// Everything that happens on any path of any maker.
    var events: [Event] { makers.flatMap { $0.paths.everything.flatMap(\.events) } }

    /// A walk came to its bound: nothing may be concluded from what is absent.
    var isCutOff: Bool { makers.contains { $0.paths.everything.contains(where: \.isCutOff) } }
}

extension Pass {
    /// Every coordinator once, however many representables make it, in the order of the representables.
    var coordinators: [MadeCoordinator] {
        var order: [TypeID] = []
        var makers: [TypeID: [MadeCoordinator.Maker]] = [:]
        for subject in subjects {
            guard let id = subject.representable.coordinator?.type else { continue }
            if makers[id] == nil { order.append(id) }
            makers[id, default: []].append(subject)
        }
        return order.map { MadeCoordinator(type: $0, makers: makers[$0] ?? []) }
    }

    /// Which representable a finding in the coordinator is about.
    func maker(of coordinator: MadeCoordinator) -> Note {
        Note("`\(typeName(coordinator.maker))` makes it", at: location(coordinator.maker.nameSite))
    }
}
