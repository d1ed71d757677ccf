import SwiftTree

/// A type as it is written in source.
package struct TypeReference: Sendable {
    package let range: ByteRange
    package let kind: Kind
    /// Names of the attributes in front of it, without `@`: `escaping`, `MainActor`, `Sendable`, `ViewBuilder`, ….
    package let attributes: [String]

    package init(range: ByteRange, kind: Kind, attributes: [String] = []) {
        self.range = range
        self.kind = kind
        self.attributes = attributes
    }

    /// The last component of a named type.
    package var lastName: String? {
        if case .named(let path, _) = kind { path.last } else { nil }
    }

    /// `T` for `T?` and `T!`.
    package var unwrapped: TypeReference {
        if case .optional(let wrapped, _) = kind { wrapped } else { self }
    }

    package indirect enum Kind: Sendable {
        /// `Outer.Inner<A, B>`: the path's names and the generic arguments of its last component.
        case named([String], arguments: [TypeReference])
        /// `T?`, and `T!` with `isImplicitlyUnwrapped`.
        case optional(TypeReference, isImplicitlyUnwrapped: Bool)
        case array(TypeReference)
        case dictionary(key: TypeReference, value: TypeReference)
        case tuple([TypeReference])
        case function(parameters: [TypeReference], result: TypeReference)
        /// `some P` (`isExistential` false) or `any P`.
        case constrained(TypeReference, isExistential: Bool)
        case composition([TypeReference])
        case metatype(TypeReference)
        /// What the parser could not read; never believed.
        case unknown
    }
}
