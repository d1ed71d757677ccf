/// Compares the types that a lifecycle method is written with to those that SwiftUI calls it with. What cannot be told is
/// taken as right.
struct SignatureTypes {
    let table: TypeTable
    let representable: Representable

    func defects(of function: FunctionSite, as signature: LifecycleSignature) -> [LifecycleMismatch.Defect] {
        let declaration = function.declaration
        guard declaration.genericParameters.isEmpty else { return [] }
        let written = declaration.parameters.map(\.type)
        let scope = scope(of: function)
        switch signature.role {
        case .make, .update, .makeCoordinator:
            return signature.labels.last == "context" ? contextDefects(written, in: scope) : []
        case .dismantle:
            return (isOtherObject(written[0], in: scope) ? [.objectType(0)] : [])
                + (isOtherCoordinator(written[1], in: scope) ? [.coordinatorType(1)] : [])
        case .handleAction:
            return (isOtherObject(written[0], in: scope) ? [.objectType(0)] : []) + contextDefects(written, in: scope)
        case .size:
            return (isOtherProposal(written[0]) ? [.argumentType(0)] : [])
                + (isOtherObject(written[1], in: scope) ? [.objectType(1)] : []) + contextDefects(written, in: scope)
                + (isOtherSize(declaration.returnType) ? [.result] : [])
        }
    }

    /// In a protocol's extension `Self` is the type at hand.
    private func scope(of function: FunctionSite) -> Scope {
        Scope(
            file: function.file, types: table.enclosing(representable.type), generics: function.declaration.genericParameters,
            platforms: representable.platforms)
    }

    // MARK: The coordinator

    private func isOtherCoordinator(_ written: TypeReference?, in scope: Scope) -> Bool {
        guard let written, let expected = coordinatorType else { return false }
        if isAssociatedType(written.unwrapped, in: scope) { return written.isOptional && !expected.isOptional }
        if written.isOptional != expected.isOptional { return true }
        return isOther(table.staticType(of: written, in: scope), than: expected.type)
    }

    /// Whether it is `Coordinator` without a declaration of that name in the type: then it means what SwiftUI calls so, even
    /// beside another type of that name further out.
    private func isAssociatedType(_ written: TypeReference, in scope: Scope) -> Bool {
        guard written.lastName == "Coordinator" else { return false }
        if case .named(["Coordinator"], _) = written.kind, declaredCoordinator == nil { return true }
        return table.staticType(of: written, in: scope).typeID == nil
    }

    /// What the type says that `Coordinator` is, failing that what `makeCoordinator` returns, failing that `Void`; nil where it
    /// says and returns different things, which does not compile.
    private var coordinatorType: (type: StaticType, isOptional: Bool)? {
        guard let maker = representable.lifecycle.makeCoordinator,
            representable.kind.signature(.makeCoordinator)?.fits(maker.declaration) == true
        else { return (declaredCoordinator ?? .void, false) }
        guard let returned = maker.declaration.returnType else { return (.void, false) }
        let type = table.staticType(of: returned, in: scope(of: maker))
        if type == .external("Coordinator") { return nil }
        if let declaredCoordinator, isOther(type, than: declaredCoordinator) { return nil }
        return (type, returned.isOptional)
    }

    /// A type of that name further out has nothing to do with it.
    private var declaredCoordinator: StaticType? {
        let scope = Scope(
            file: representable.conformance.file, types: table.enclosing(representable.type), platforms: representable.platforms)
        return table.nestedType(named: "Coordinator", of: representable.type, in: scope)
    }

    // MARK: The object

    private func isOtherObject(_ written: TypeReference?, in scope: Scope) -> Bool {
        guard let written, let make = representable.lifecycle.make, make.owner == representable.type,
            let returned = make.declaration.returnType
        else { return false }
        if written.isOptional { return true }
        let type = table.staticType(of: written, in: scope)
        if type == .external(representable.kind.objectTypeName) { return false }
        if case .constrained(_, isExistential: false) = returned.kind { return isKnown(type) }
        return isOther(type, than: table.staticType(of: returned, in: self.scope(of: make)))
    }

    // MARK: SwiftUI's own types

    private func isOtherProposal(_ written: TypeReference?) -> Bool {
        guard let written else { return false }
        return written.isOptional || ["CGSize", "NSSize", "CGRect"].contains(written.lastName)
    }

    private func isOtherSize(_ written: TypeReference?) -> Bool {
        guard let written else { return true }
        return ["CGSize", "NSSize"].contains(written.lastName)
    }

    private func contextDefects(_ written: [TypeReference?], in scope: Scope) -> [LifecycleMismatch.Defect] {
        guard let name = written.last??.lastName, name.hasSuffix("RepresentableContext"),
            RepresentableKind.allCases.contains(where: { $0.protocolName + "Context" == name }),
            name != representable.kind.protocolName + "Context"
        else { return [] }
        return [.argumentType(written.count - 1)]
    }

    // MARK: Comparing

    private func isOther(_ type: StaticType, than expected: StaticType) -> Bool {
        guard isKnown(type), isKnown(expected) else { return false }
        return name(type) != name(expected)
    }

    /// A class of the project or of a framework, or `Void`: no alias in a file that was not parsed.
    private func isKnown(_ type: StaticType) -> Bool {
        switch type {
        case .project, .void: true
        case .external(let name):
            FrameworkClasses.named(name) != nil || ["Any", "AnyObject", "NSObject", "UIView", "NSView"].contains(name)
        default: false
        }
    }

    /// Types of one name in two targets count as one.
    private func name(_ type: StaticType) -> String {
        switch type {
        case .project(let id): table[id].name
        case .external(let name): name
        default: "Void"
        }
    }
}

extension TypeReference {
    var isOptional: Bool {
        if case .optional(_, isImplicitlyUnwrapped: false) = kind { true } else { false }
    }
}
