import Findings
import InteropModel

extension Rule {
    static let sharedCoordinator = Rule(
        id: "shared_coordinator", group: .coordinator, severity: .warning,
        summary: "makeCoordinator returns an object that every instance shares",
        page: PageText.shared_coordinator
    ) { pass in
        for (representable, paths) in pass.subjects {
            guard let maker = representable.lifecycle.makeCoordinator,
                let place = paths.madeCoordinator.denoted.first(where: { pass.project.table.storedVariable(at: $0) != nil }),
                let returned = expression(for: place, in: maker), !returned.isKeyed
            else { continue }
            let keepsObject =
                paths.returned.place?.root == .coordinator
                || paths.kept.values.contains { value in
                    // The object, or a view inside it.
                    value.place == Place(.represented)
                        || value.place?.root == .represented && pass.project.table.isViewLike(value.type, on: representable.platforms)
                }
            pass.report(
                keepsObject ? .warning : .info, at: SiteKey(file: maker.file, range: returned.range),
                message(pass.text(SiteKey(file: maker.file, range: returned.range)), representable, keepsObject, pass))
        }
    }

    /// The expression that names the object, where the maker returns others on other branches.
    private static func expression(for place: Place, in maker: FunctionSite) -> Expression? {
        let returned = maker.declaration.body?.returnedExpressions ?? []
        return returned.first { $0.lastName == place.last } ?? returned.first
    }
}

extension Expression {
    /// One of several, taken by a key: `Pool.coordinator(for: id)`, `coordinators[id]`.
    fileprivate var isKeyed: Bool {
        switch kind {
        case .subscript: true
        case .call(let call): !call.arguments.isEmpty
        case .forceUnwrap(let base), .binary("??", let base, _): base.isKeyed
        default: false
        }
    }

    fileprivate var lastName: String? {
        switch kind {
        case .member(_, let name, _), .implicitMember(let name), .identifier(let name): name
        default: nil
        }
    }
}

extension Rule {
    private static func message(_ object: String, _ representable: Representable, _ keepsObject: Bool, _ pass: Pass) -> String {
        let name = pass.typeName(representable)
        return "every `\(name)` is given the same coordinator `\(object)`, so "
            + (keepsObject
                ? "two of them on screen fight over one view and one shows nothing"
                : "what happens in one of them on screen is taken for the other's")
            + "; construct a new one in `makeCoordinator`"
    }
}
