/// Identifies a type of the project within one `Project`.
package struct TypeID: Hashable, Sendable, Comparable {
    package let index: Int

    package static func < (left: TypeID, right: TypeID) -> Bool {
        left.index < right.index
    }
}

/// What is known of the type of a value. Optionals are looked through.
package indirect enum StaticType: Hashable, Sendable {
    /// Declared in the project.
    case project(TypeID)
    /// A framework's type, or one that no parsed file declares, by its last name.
    case external(String)
    /// The type itself as a value: `UIColor`, `Self`.
    case metatype(StaticType)
    case array(StaticType)
    case dictionary(value: StaticType)
    case tuple([StaticType])
    case function(result: StaticType)
    /// `Binding<T>`.
    case binding(StaticType)
    /// A generic parameter or an opaque type, by the names of its bounds.
    case generic(bounds: [StaticType])
    /// `Context` of a representable.
    case context
    case void
    case unknown

    package var typeID: TypeID? {
        if case .project(let id) = self { id } else { nil }
    }

    package var externalName: String? {
        if case .external(let name) = self { name } else { nil }
    }

    package var isFunction: Bool {
        if case .function = self { true } else { false }
    }

    package var isBinding: Bool {
        if case .binding = self { true } else { false }
    }

    /// What one element of it is, where it is a collection.
    package var element: StaticType {
        switch self {
        case .array(let element): element
        case .dictionary(let value): value
        default: .unknown
        }
    }
}
