import Findings
import InteropModel

extension Rule {
    static let delegateSetInUpdate = Rule(
        id: "delegate_set_in_update", group: .lifecycle, severity: .warning,
        summary: "a delegate or data source is set again at every update",
        page: PageText.delegate_set_in_update
    ) { pass in
        for (representable, paths) in pass.subjects {
            let path = paths.update
            let transient = TransientObjects(table: pass.project.table, representable: representable, paths: paths).all
            let changes = ChangeGuard(
                project: pass.project, representable: representable, path: path, representedType: paths.representedType)
            for (event, write) in path.writes where isDelegate(write.member) && isSet(write, event, in: path) {
                guard isKeptObject(write, of: representable, in: pass.project) else { continue }
                // An object that is gone at once is the graver mistake of the same statement.
                guard !transient.contains(where: { $0.use == event.site }) else { continue }
                let subject = ChangeGuard.Subject(object: write.receiver.place, members: [write.member])
                guard !changes.guards(event, subject: subject) else { continue }
                pass.report(
                    .warning, at: event.site, message(write.member, representable),
                    notes: pass.way(to: event, from: path, because: "`\(representable.kind.updateName)` runs at every change of state"),
                    fix: DelegateMoveFix(of: event, write, in: paths, of: representable, pass)?.fix)
            }
        }
    }

    private static func isDelegate(_ member: String) -> Bool {
        member == "delegate" || member == "dataSource" || member.hasSuffix("Delegate") || member.hasSuffix("DataSource")
    }

    /// It is given something else than nil, and not what the representable's user hands in; nothing on the path takes
    /// the same delegate off.
    private static func isSet(_ write: Write, _ event: Event, in path: Path) -> Bool {
        if write.value.isNil || write.value.mayBeNil { return false }
        if isFresh(write.receiver, at: event, on: path) { return false }
        if let source = write.value.place, source.root == .representable, !source.path.isEmpty { return false }
        return !path.events.contains { other in
            guard !other.isStored, let taken = other.write, taken.value.isNil, taken.place != nil, taken.place == write.place else {
                return false
            }
            return other.isBefore(event, on: path) || other.isOtherBranch(of: event)
        }
    }

    /// The object has been constructed on this path and stored where it is now found.
    private static func isFresh(_ receiver: Value, at event: Event, on path: Path) -> Bool {
        path.writes.contains { earlier, write in
            guard case .construction = write.value.place?.root, write.place != nil, write.place == receiver.place else { return false }
            return earlier.isBefore(event, on: path)
        }
    }

    /// The represented object, something reached from it that is there when make runs, or a view that the coordinator
    /// or the representable keeps.
    private static func isKeptObject(_ write: Write, of representable: Representable, in project: Project) -> Bool {
        guard let place = write.receiver.place,
            (write.receiver.sources + [place]).allSatisfy(\.isThereAtMake)
        else { return false }
        switch place.root {
        case .represented: return true
        case .coordinator, .representable:
            return !place.path.isEmpty && project.isViewLike(write.receiver.type, on: representable.platforms)
        default: return false
        }
    }
}

extension Rule {
    private static func message(_ member: String, _ representable: Representable) -> String {
        "`\(member)` is set again at every update, which can interrupt what the person is doing; set it once in "
            + "`\(representable.kind.makeName)`"
    }
}
