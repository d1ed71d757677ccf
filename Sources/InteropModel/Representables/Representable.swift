import SwiftTree

/// A type of the project that conforms to one of the representable protocols, on the platforms of that conformance.
/// A type that conforms on two sides of an `#if` is two representables.
package struct Representable: Sendable {
    package let type: TypeID
    package let kind: RepresentableKind
    package let platforms: PlatformSet
    /// All kinds that its type conforms to, on whatever platform.
    package let kindsOfType: [RepresentableKind]
    /// Where the conformance stands.
    package let conformance: DeclarationSite
    package let lifecycle: Lifecycle
    package let coordinator: Coordinator?
    /// The stored properties of the representable and what SwiftUI does with each.
    package let inputs: [Input]

    /// The methods that SwiftUI calls.
    package struct Lifecycle: Sendable {
        package let make: FunctionSite?
        package let update: FunctionSite?
        package let size: FunctionSite?
        package let dismantle: FunctionSite?
        package let makeCoordinator: FunctionSite?
    }

    package func input(named name: String) -> Input? {
        inputs.first { $0.name == name }
    }
}

/// The coordinator of a representable.
package struct Coordinator: Sendable {
    package let type: TypeID
    /// Its stored properties of the representable's type: parent copies, whatever their names.
    package let parentProperties: [PropertySite]
    /// All its stored properties, its project superclasses' included.
    package let storedProperties: [PropertySite]

    package func isParent(_ name: String) -> Bool {
        parentProperties.contains { $0.declaration.name == name }
    }
}

/// A stored property of a representable.
package struct Input: Sendable {
    package enum Role: Sendable {
        /// SwiftUI hands a fresh copy at each update.
        case value
        /// `@Binding`, or a property of type `Binding`.
        case binding
        /// `@Environment`.
        case environment
        /// `@ObservedObject`, `@EnvironmentObject`, `@Bindable`.
        case observed
        /// `@State`, `@StateObject`, `@FocusState`, `@AppStorage`, a `DynamicProperty`, and other self-owned wrappers.
        case owned
        /// A `DynamicProperty` of the project: it is brought up to date before each update.
        case dynamic
        /// Set once and never from outside: a `let` with a value, a private `var` that no initializer sets.
        case constant
    }

    package let site: PropertySite
    package let role: Role
    package let type: StaticType
    /// A closure, or a value of a function type, also through a typealias.
    package let isClosure: Bool

    package var name: String { site.declaration.name }
}
