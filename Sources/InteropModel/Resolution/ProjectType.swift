import SwiftTree

/// A declaration or an extension of a type, and the file it stands in.
package struct DeclarationSite: Sendable {
    /// Index into `Project.files`.
    package let file: Int
    package let declaration: TypeDeclaration

    package var isExtension: Bool {
        declaration.kind == .extension
    }
}

/// A type of the project, merged from its declaration and its extensions; or a type of a framework that the project
/// extends (then `declaration` is nil).
package struct ProjectType: Sendable {
    package let id: TypeID
    /// `["Outer", "Inner"]`.
    package let path: [String]
    package let parent: TypeID?
    /// The declaration itself; nil for a framework's type.
    package let declaration: DeclarationSite?
    package internal(set) var extensions: [DeclarationSite] = []
    package internal(set) var members = MemberTable()
    /// The entries of all its inheritance clauses.
    package internal(set) var inherited: [Inheritance] = []

    package var name: String {
        path.last ?? ""
    }

    package var kind: TypeDeclaration.Kind {
        declaration?.declaration.kind ?? .extension
    }

    package var sites: [DeclarationSite] {
        (declaration.map { [$0] } ?? []) + extensions
    }

    package var platforms: PlatformSet {
        declaration?.declaration.head.platforms ?? .all
    }

    /// Whether every declaration and extension of it could be read.
    package var isWhole: Bool {
        sites.allSatisfy { $0.declaration.isWhole }
    }

    /// A class or an actor.
    package var isReference: Bool {
        kind == .class || kind == .actor
    }

    /// One entry of an inheritance clause, resolved where it stands.
    package struct Inheritance: Sendable {
        package let site: DeclarationSite
        package let entry: InheritedType
        package let type: StaticType
    }
}

/// The members of a type by name, in source order, each with the file and the declaration it stands in.
package struct MemberTable: Sendable {
    package internal(set) var functions: [String: [FunctionSite]] = [:]
    package internal(set) var properties: [String: [PropertySite]] = [:]
    package internal(set) var types: [String: [TypeID]] = [:]
    package internal(set) var aliases: [String: [AliasSite]] = [:]
    /// In source order.
    package internal(set) var allProperties: [PropertySite] = []
    package internal(set) var allFunctions: [FunctionSite] = []
}

package struct FunctionSite: Sendable {
    package let file: Int
    package let owner: TypeID?
    package let declaration: FunctionDeclaration
    /// Whether it stands in an extension.
    package let isInExtension: Bool

    /// Identifies the declaration in the project.
    package var key: SiteKey {
        SiteKey(file: file, range: declaration.range)
    }
}

package struct PropertySite: Sendable {
    package let file: Int
    package let owner: TypeID?
    package let declaration: PropertyDeclaration
    package let isInExtension: Bool

    package var key: SiteKey {
        SiteKey(file: file, range: declaration.nameRange)
    }
}

package struct AliasSite: Sendable {
    package let file: Int
    package let owner: TypeID?
    package let declaration: TypeAlias
}

/// A place in the project's source.
package struct SiteKey: Hashable, Sendable {
    package let file: Int
    package let range: ByteRange

    package init(file: Int, range: ByteRange) {
        self.file = file
        self.range = range
    }
}
