import SwiftTree

/// A method that was meant for SwiftUI to call, and that SwiftUI will never call.
package struct LifecycleMismatch: Sendable {
    package enum Defect: Hashable, Sendable {
        case notStatic
        case needlesslyStatic
        /// It is a method of this other protocol.
        case otherKind(RepresentableKind)
        case misspelled
        case labels
        /// The parameter of this index is of another type than the coordinator.
        case coordinatorType(Int)
        /// The parameter of this index is of another type than what make returns.
        case objectType(Int)
        /// The parameter of this index is of another type than SwiftUI's own.
        case argumentType(Int)
        case result
        /// It is `async` or throws.
        case effects
    }

    package let function: FunctionSite
    /// The method that it was meant to be.
    package let signature: LifecycleSignature
    package let defects: [Defect]
    /// The method itself is there, and this one beside it.
    package let isBesideRightOne: Bool
}

/// Finds the methods of a representable that look like lifecycle methods and are none.
///
/// Which differences keep a method from being called is Swift's rule for witnesses: a requirement with a default of its own is
/// met by an exact match alone, of labels, parameter types, result and `static`.
package struct LifecycleMismatches {
    let table: TypeTable
    let representable: Representable
    let paths: RepresentablePaths
    private let types: SignatureTypes

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        self.table = table
        self.representable = representable
        self.paths = paths
        types = SignatureTypes(table: table, representable: representable)
    }

    package var all: [LifecycleMismatch] {
        guard table[representable.type].isWhole else { return [] }
        return candidates.compactMap(mismatch)
    }

    /// The type's own methods, and those that protocols of the project which refine the representable give it.
    private var candidates: [FunctionSite] {
        let protocols = table.protocols(of: representable.type).compactMap(\.typeID).filter(refines)
        return ([representable.type] + protocols).flatMap { table[$0].members.allFunctions }.filter { function in
            function.declaration.kind == .function && function.declaration.body != nil && isCompiled(function)
                && !isConstrained(function)
        }
    }

    private func refines(_ id: TypeID) -> Bool {
        table.protocols(of: id).contains(.external(representable.kind.protocolName))
    }

    private func isCompiled(_ function: FunctionSite) -> Bool {
        function.declaration.head.platforms.meets(representable.platforms)
    }

    /// It stands in an extension with a `where` clause, which tells of some of the types only.
    private func isConstrained(_ function: FunctionSite) -> Bool {
        guard function.isInExtension, let owner = function.owner else { return false }
        return table[owner].extensions.contains {
            $0.file == function.file && $0.declaration.range.contains(function.declaration.range)
                && !$0.declaration.genericParameters.isEmpty
        }
    }

    // MARK: One method

    private func mismatch(_ function: FunctionSite) -> LifecycleMismatch? {
        guard let meant = meant(function) else { return nil }
        let isBeside = hasRight(meant.signature)
        var defects = meant.defects
        guard !isBeside || !defects.isEmpty else { return nil }
        defects += self.defects(of: function, as: meant.signature)
        guard !defects.isEmpty, !isOfProtocol(function), !isUsed(function) else { return nil }
        return LifecycleMismatch(function: function, signature: meant.signature, defects: defects, isBesideRightOne: isBeside)
    }

    /// The lifecycle method that a function was meant to be, told from its name.
    private func meant(_ function: FunctionSite) -> (signature: LifecycleSignature, defects: [LifecycleMismatch.Defect])? {
        let declaration = function.declaration
        let own = representable.kind.signatures
        if let signature = own.first(where: { $0.name == declaration.name }) {
            return signature.isOptional && speaksOfIt(declaration, signature) ? (signature, []) : nil
        }
        for kind in RepresentableKind.allCases where kind != representable.kind {
            guard let other = kind.signatures.first(where: { $0.name == declaration.name }) else { continue }
            return otherKind(kind, other, function).map { ($0, [.otherKind(kind)]) }
        }
        let near = own.first { $0.isOptional && declaration.name.isNearly($0.name) && $0.labels.count == declaration.parameters.count }
        guard let near, !hasRight(near) else { return nil }
        return (near, [.misspelled])
    }

    /// A size for something else (`sizeThatFits(_ size: CGSize)`) shares only the name.
    private func speaksOfIt(_ function: FunctionDeclaration, _ signature: LifecycleSignature) -> Bool {
        signature.role != .size || function.parameters.count > 1
            || function.parameters.first?.type?.lastName == "ProposedViewSize"
    }

    /// Another protocol's method: dismantle by its name, the others where all of it is theirs.
    private func otherKind(_ kind: RepresentableKind, _ other: LifecycleSignature, _ function: FunctionSite) -> LifecycleSignature? {
        guard !representable.kindsOfType.contains(kind), isMeantForHere(function),
            other.role == .dismantle || other.fits(function.declaration)
        else { return nil }
        return representable.kind.signature(other.role)
    }

    /// Mac Catalyst imports both frameworks: what stands under `#if canImport(AppKit)` was meant for the Mac.
    private func isMeantForHere(_ function: FunctionSite) -> Bool {
        function.declaration.head.platforms.meets(representable.platforms.subtracting(.catalyst))
    }

    private func hasRight(_ signature: LifecycleSignature) -> Bool {
        table.functions(named: signature.name, of: .project(representable.type), platforms: representable.platforms)
            .contains { defects(of: $0, as: signature).isEmpty }
    }

    private func defects(of function: FunctionSite, as signature: LifecycleSignature) -> [LifecycleMismatch.Defect] {
        let declaration = function.declaration
        var defects: [LifecycleMismatch.Defect] = []
        if declaration.head.isStatic != signature.isStatic { defects.append(signature.isStatic ? .notStatic : .needlesslyStatic) }
        if !signature.hasLabels(of: declaration) { defects.append(.labels) }
        if declaration.isAsync || declaration.isThrowing { defects.append(.effects) }
        guard declaration.parameters.count == signature.labels.count else { return defects }
        return defects + types.defects(of: function, as: signature)
    }

    // MARK: Methods that are meant for somebody else

    /// A protocol of the project asks for it, or has it too, so that it is called by way of that.
    private func isOfProtocol(_ function: FunctionSite) -> Bool {
        let declaration = function.declaration
        return table.protocols(of: representable.type).compactMap(\.typeID).contains { id in
            (table[id].members.functions[declaration.name] ?? []).contains { other in
                other.key != function.key && other.declaration.parameters.map(\.label) == declaration.parameters.map(\.label)
                    && other.declaration.head.isStatic == declaration.head.isStatic
            }
        }
    }

    /// The project calls or mentions it itself: it is a helper.
    private func isUsed(_ function: FunctionSite) -> Bool {
        let walked = [paths.make, paths.update, paths.size, paths.dismantle, paths.deinitializer] + paths.handlers
        if walked.contains(where: { $0.reached.contains(function.key) }) { return true }
        let owners: Set<TypeID> = [representable.type, function.owner ?? representable.type]
        let named = table.mentions(of: [function.declaration.name])
        return table.types.contains { type in
            let isOwn = owners.contains(type.id)
            return type.sites.contains { site in
                guard named.mayStand(in: site.file) else { return false }
                var isFound = false
                site.declaration.members.visitExpressions { expression in
                    guard !isFound, !isInside(expression, function, site.file) else { return }
                    isFound = mentions(expression, function.declaration, isOwn: isOwn)
                }
                return isFound
            }
        }
    }

    private func isInside(_ expression: Expression, _ function: FunctionSite, _ file: Int) -> Bool {
        file == function.file && function.declaration.range.contains(expression.range)
    }

    private func mentions(_ expression: Expression, _ function: FunctionDeclaration, isOwn: Bool) -> Bool {
        switch expression.kind {
        case .identifier(function.name): isOwn
        case .member(let base, function.name, _): names(base, isOwn: isOwn)
        // On whatever object, so long as it takes these arguments: `parent.stop(view)`.
        case .call(let call): isOwn && call.isMemberCall(function.name) && function.accepts(call)
        default: false
        }
    }

    private func names(_ base: Expression, isOwn: Bool) -> Bool {
        switch base.kind {
        case .identifier("self"), .identifier("Self"): isOwn
        case .identifier(let name): name == table[representable.type].name
        case .type(let type): type.isNamed(table[representable.type].name)
        case .call(let call): names(call.callee, isOwn: false)
        default: false
        }
    }
}

extension Call {
    /// `something.name(…)`, `super` aside.
    fileprivate func isMemberCall(_ name: String) -> Bool {
        guard case .member(let base, name, _) = callee.kind else { return false }
        if case .identifier("super") = base.kind { return false }
        return true
    }
}
