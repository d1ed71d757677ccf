import SwiftTree

/// Where a name stands: its file, and the types around it.
package struct Scope: Sendable {
    package let file: Int
    /// Outermost first.
    package let types: [TypeID]
    /// Generic parameters of the functions around it.
    package let generics: [GenericParameter]
    /// The platforms that the code under analysis is compiled for.
    package let platforms: PlatformSet

    package init(file: Int, types: [TypeID] = [], generics: [GenericParameter] = [], platforms: PlatformSet = .all) {
        self.file = file
        self.types = types
        self.generics = generics
        self.platforms = platforms
    }
}

extension TypeTable {
    /// What the dotted name `path` refers to, looked up by nesting, then file, then folder, then module.
    package func resolve(_ path: [String], in scope: Scope, depth: Int = 0) -> StaticType {
        guard let first = path.first, depth < Limits.aliasDepth else { return .unknown }
        let known = FrameworkClasses.named(first) == nil ? nil : StaticType.external(first)
        guard let head = resolveFirst(first, in: scope, depth: depth) ?? known else {
            // `UIKit.UIView`: a module in front of the name.
            return path.count > 1 ? resolve(Array(path.dropFirst()), in: scope, depth: depth + 1) : .external(first)
        }
        return path.dropFirst().reduce(head) { outer, name in
            nested(name, of: outer, from: scope, depth: depth) ?? .external(externalName(name, in: outer))
        }
    }

    /// A framework class's nested types keep its name in front: `UITableView.Style`.
    private func externalName(_ name: String, in outer: StaticType) -> String {
        guard let owner = outer.externalName, FrameworkClasses.named(owner) != nil, FrameworkClasses.named(name) == nil else { return name }
        return owner + "." + name
    }

    private func resolveFirst(_ name: String, in scope: Scope, depth: Int) -> StaticType? {
        if name == "Self" { return scope.types.last.map(itself) }
        if let parameter = scope.generics.first(where: { $0.name == name }) {
            return .generic(bounds: parameter.bounds.map { staticType(of: $0, in: scope, depth: depth + 1) })
        }
        for id in scope.types.reversed() {
            if let parameter = self[id].declaration?.declaration.genericParameters.first(where: { $0.name == name }) {
                let outer = Scope(file: scope.file, types: scope.types.filter { $0 != id })
                return .generic(bounds: parameter.bounds.map { staticType(of: $0, in: outer, depth: depth + 1) })
            }
            if let found = nested(name, of: .project(id), from: scope, depth: depth) { return found }
            if self[id].name == name { return itself(id) }
        }
        return topLevelType(name, from: scope, depth: depth)
    }

    /// Inside an extension of a framework's type its name means that type.
    func itself(_ id: TypeID) -> StaticType {
        self[id].kind == .extension ? .external(self[id].name) : .project(id)
    }

    private func topLevelType(_ name: String, from scope: Scope, depth: Int) -> StaticType? {
        let type = nearest(topLevel[name] ?? [], to: scope) {
            self[$0].declaration?.file ?? 0
        } platforms: {
            self[$0].platforms
        }
        if let type { return .project(type) }
        let alias = nearest(aliases[name] ?? [], to: scope, file: \.file, platforms: \.declaration.head.platforms)
        return alias.map { resolve(alias: $0, depth: depth, platforms: scope.platforms) }
    }

    /// The type, or the typealias's target, of this name that is declared in `id`.
    package func nestedType(named name: String, of id: TypeID, in scope: Scope) -> StaticType? {
        nested(name, of: .project(id), from: scope, depth: 0)
    }

    /// The type `name` declared inside `outer` or inherited by it.
    private func nested(_ name: String, of outer: StaticType, from scope: Scope, depth: Int) -> StaticType? {
        guard let id = outer.typeID, depth < Limits.aliasDepth else { return nil }
        let members = self[id].members
        let type = nearest(members.types[name] ?? [], to: scope) {
            self[$0].declaration?.file ?? 0
        } platforms: {
            self[$0].platforms
        }
        if let type { return .project(type) }
        if let alias = members.aliases[name]?.first(where: { $0.declaration.head.platforms.meets(scope.platforms) }) {
            return resolve(alias: alias, depth: depth, platforms: scope.platforms)
        }
        for inherited in self[id].inherited {
            guard inherited.type != outer else { continue }
            if let found = nested(name, of: inherited.type, from: scope, depth: depth + 1) { return found }
        }
        return nil
    }

    private func resolve(alias: AliasSite, depth: Int, platforms: PlatformSet) -> StaticType {
        let types = alias.owner.map { enclosing($0) } ?? []
        return staticType(
            of: alias.declaration.target, in: Scope(file: alias.file, types: types, platforms: platforms), depth: depth + 1)
    }

    /// Every type that `reference` can stand for on some side of an `#if`: typealiases or declarations of one name for
    /// several platforms.
    package func alternatives(for reference: TypeReference, in scope: Scope) -> [(type: StaticType, platforms: PlatformSet)] {
        let resolved = staticType(of: reference, in: scope)
        guard case .named(let path, _) = reference.kind, path.count == 1, let name = path.first else { return [(resolved, .all)] }
        if case .project(let id) = resolved, case let types = topLevel[name] ?? [], types.count > 1, types.contains(id) {
            let sides = sides(types, of: id) { self[$0].declaration?.file ?? 0 }
            return sides.count > 1 ? sides.map { (.project($0), self[$0].platforms) } : [(resolved, .all)]
        }
        guard case let sites = aliases[name] ?? [], sites.count > 1,
            let closest = nearest(sites, to: scope, file: \.file, platforms: { _ in .all })
        else { return [(resolved, .all)] }
        return sides(sites, of: closest, file: \.file).map { side in
            (resolve(alias: side, depth: 0, platforms: side.declaration.head.platforms), side.declaration.head.platforms)
        }
    }

    /// Those of `candidates` that stand in the file of the closest one, or in its folder.
    private func sides<Candidate>(_ candidates: [Candidate], of closest: Candidate, file: (Candidate) -> Int) -> [Candidate] {
        let home = file(closest)
        return candidates.filter { file($0) == home || commonPrefix(file($0), home) == folders[home].count }
    }

    /// The candidate whose file is nearest to the scope's: the same file, then by the length of the common folder path.
    func nearest<Candidate>(
        _ candidates: [Candidate], to scope: Scope, file: (Candidate) -> Int, platforms: (Candidate) -> PlatformSet
    ) -> Candidate? {
        let fitting = candidates.filter { platforms($0).meets(scope.platforms) }
        if fitting.count < 2 { return fitting.first }
        return fitting.enumerated().max { left, right in
            let leftRank = proximity(file(left.element), scope.file)
            let rightRank = proximity(file(right.element), scope.file)
            return leftRank != rightRank ? leftRank < rightRank : left.offset > right.offset
        }?.element
    }

    private func proximity(_ left: Int, _ right: Int) -> Int {
        left == right ? Int.max : commonPrefix(left, right)
    }

    private func commonPrefix(_ left: Int, _ right: Int) -> Int {
        zip(folders[left], folders[right]).prefix { $0 == $1 }.count
    }
}

/// Bounds that keep a hostile input from running away.
enum Limits {
    /// Typealiases of typealiases, and inherited members, followed.
    static let aliasDepth = 12
    /// Superclasses and refined protocols followed.
    static let ancestryDepth = 16
    /// Calls followed into each other on a path.
    static let callDepth = 14
    /// Expressions evaluated on one path; a path that needs more is marked as cut off.
    static let pathSteps = 20_000
    /// The same for one method of a host: there may be hundreds of them.
    static let hostSteps = 1_500
    /// Tests, and places, that one condition is remembered by.
    static let conditionParts = 64
}
