import SwiftTree

/// Whether the instances of a class belong to the main actor, and what says so.
package enum Isolation: Hashable, Sendable {
    /// The class, its superclass, a project protocol in its own declaration, or its module says so.
    case mainActor
    /// It is an actor, or belongs to a global actor of the project.
    case otherActor
    /// It says that it belongs to no actor: `nonisolated`, `Sendable`.
    case nonisolated
    /// Nothing is written for it, and a protocol of the frameworks decides how much of it is isolated.
    case inferred(Inference)
    /// Nothing is written for it, and nothing isolates it.
    case unmarked
    /// Its superclass is declared where nothing is known of it.
    case unknown

    package enum Inference: Hashable, Sendable {
        /// The protocol itself is marked: the class is isolated as long as its own declaration names it.
        case markedProtocol(String)
        /// Each of the protocol's members is marked: the callbacks are isolated, the class is not.
        case markedMembers(String)
        /// The framework calls the protocol's members on another thread, so that the class is divided.
        case offMainCallbacks(String)
    }
}

extension Project {
    /// The isolation of a project class.
    package func isolation(of id: TypeID) -> Isolation {
        let declared = DeclaredIsolation(table: table).isolation(of: id)
        switch declared {
        case .inferred, .unmarked, .unknown:
            guard let file = table[id].declaration?.file else { return declared }
            return settings.settings(forFile: files[file].path).isMainActorByDefault == true ? .mainActor : declared
        case .mainActor, .otherActor, .nonisolated:
            return declared
        }
    }
}

extension Project {
    /// Whether a method of the class runs on the main actor alone: by its own mark, by that of the extension around it, or
    /// because the class does.
    package func isMainActor(_ function: FunctionSite, of id: TypeID) -> Bool {
        let head = function.declaration.head
        if head.has("nonisolated") { return false }
        if head.attribute("MainActor") != nil { return true }
        if head.isGlobalActorMarked { return false }
        if let site = extensionSite(around: function) {
            if site.declaration.head.has("nonisolated") { return false }
            if site.declaration.head.attribute("MainActor") != nil { return true }
        }
        switch isolation(of: function.owner ?? id) {
        case .mainActor, .inferred(.markedProtocol): return true
        case .otherActor, .nonisolated, .inferred, .unmarked, .unknown: return false
        }
    }

    private func extensionSite(around function: FunctionSite) -> DeclarationSite? {
        guard function.isInExtension, let owner = function.owner else { return nil }
        return table[owner].sites.first { $0.file == function.file && $0.declaration.range.contains(function.declaration.range) }
    }
}

extension Project {
    /// Whether a method claims, where it is called, to run on the main actor: `MainActor.assumeIsolated { … }`, not behind a
    /// hop or a question for the thread.
    package func assumesMainActor(_ function: FunctionSite) -> Bool {
        var claims: [ByteRange] = []
        var asks = false
        function.declaration.body?.visitExpressions { expression in
            guard case .member(let base, let name, _) = expression.kind else { return }
            if name == "isMainThread" { asks = true }
            if name == "assumeIsolated", case .identifier("MainActor") = base.kind { claims.append(expression.range) }
        }
        return !asks && claims.contains { !isInClosure($0, file: function.file) }
    }

    private func isInClosure(_ range: ByteRange, file: Int) -> Bool {
        files[file].path(to: range).insideMember.contains { if case .closure = $0 { true } else { false } }
    }
}
