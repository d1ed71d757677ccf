import Findings
import InteropModel
import SwiftTree

extension Rule {
    static let missingMakeCoordinator = Rule(
        id: "missing_make_coordinator", group: .coordinator, severity: .error,
        summary: "context.coordinator is used, and nothing makes a coordinator",
        page: PageText.missing_make_coordinator
    ) { pass in
        for (representable, paths) in pass.subjects {
            let maker = representable.lifecycle.makeCoordinator
            guard maker == nil ? lacksMaker(representable, in: pass) : returnsVoid(maker, in: pass) else { continue }
            if let use = [paths.make, paths.update, paths.size].lazy.flatMap(\.events).first(where: usesCoordinator) {
                pass.report(
                    .error, at: use.site, message(maker, pass.typeName(representable)), notes: makerNote(maker, pass),
                    fix: fix(maker, representable, pass))
            } else if let maker, constructs(maker, in: pass) {
                let range = maker.declaration.returnType?.range ?? maker.declaration.nameRange
                pass.report(
                    .error, at: SiteKey(file: maker.file, range: range), droppedMessage, fix: fix(maker, representable, pass))
            }
        }
    }

    private static func fix(_ maker: FunctionSite?, _ representable: Representable, _ pass: Pass) -> Fix? {
        guard let maker else { return MakeCoordinatorFix(for: representable, in: pass)?.fix }
        return MakeCoordinatorFix(resultOf: maker, representable, in: pass)?.fix
    }

    /// No file writes one, and nothing unknown may bring one.
    private static func lacksMaker(_ representable: Representable, in pass: Pass) -> Bool {
        let type = pass.project.table[representable.type]
        guard type.sites.allSatisfy(\.declaration.isWhole),
            !type.sites.contains(where: { $0.declaration.members.aliases.contains { $0.name == "Coordinator" } })
        else { return false }
        return pass.project.table.protocols(of: type.id).allSatisfy { conformance in
            guard case .external(let name) = conformance else { return true }
            return RepresentableKind(protocolName: name) != nil || KnownProtocols.contains(name)
        }
    }

    private static func returnsVoid(_ maker: FunctionSite?, in pass: Pass) -> Bool {
        guard let maker, maker.declaration.parameters.isEmpty else { return false }
        guard let type = maker.declaration.returnType else { return true }
        return pass.project.table.staticType(of: type, in: Scope(file: maker.file)) == .void
    }

    /// As a delegate or a target, as an argument, or through one of its members.
    private static func usesCoordinator(_ event: Event) -> Bool {
        func isCoordinator(_ place: Place?) -> Bool { place?.root == .coordinator }
        switch event.kind {
        case .read(let place, _): return isCoordinator(place) && !place.path.isEmpty
        case .write(let write): return isCoordinator(write.receiver.place) || isCoordinator(write.value.place)
        case .call(let call):
            return isCoordinator(call.receiver?.place)
                || call.arguments.contains { isCoordinator($0.value.place) && !takesNothing(call.function, under: $0.label) }
        }
    }

    /// The empty value is what the parameter asks for: `coordinator: ()`.
    private static func takesNothing(_ function: FunctionSite?, under label: String?) -> Bool {
        switch function?.declaration.parameters.first(where: { $0.label == label })?.type?.kind {
        case .tuple(let parts)?: parts.isEmpty
        case .named(let path, _)?: path.last == "Void"
        default: false
        }
    }

    /// The maker's body makes an object of a class of the project.
    private static func constructs(_ maker: FunctionSite, in pass: Pass) -> Bool {
        guard let last = maker.declaration.body?.statements.last, case .expression(let value) = last.kind else { return false }
        let scope = Scope(file: maker.file, types: maker.owner.map { pass.project.table.enclosing($0) } ?? [])
        return pass.project.table.constructedType(value, in: scope).typeID.map { pass.project.table[$0].isReference } ?? false
    }

    private static func makerNote(_ maker: FunctionSite?, _ pass: Pass) -> [Note] {
        guard let maker else { return [] }
        return [Note("this `makeCoordinator` returns nothing", at: pass.location(maker.nameSite))]
    }
}

extension Rule {
    private static func message(_ maker: FunctionSite?, _ representable: String) -> String {
        let reason = maker == nil ? "`\(representable)` has no `makeCoordinator`" : "`makeCoordinator` says that it returns nothing"
        let remedy = maker == nil ? "write `func makeCoordinator() -> Coordinator`" : "write the coordinator's class as its result"
        return "\(reason), so `context.coordinator` is an empty value and what the person does never reaches the app; \(remedy)"
    }

    private static var droppedMessage: String {
        "`makeCoordinator` says that it returns nothing, so the object made in it is gone at once and is never called; write its class as "
            + "the result"
    }
}
