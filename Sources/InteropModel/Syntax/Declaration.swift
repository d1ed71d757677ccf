import SwiftTree

/// `@Name(arguments)`.
package struct Attribute: Sendable {
    /// Without `@`, without module prefix and generic arguments: `Binding`, `MainActor`, `available`.
    package let name: String
    package let range: ByteRange
    package let arguments: [Argument]

    package init(name: String, range: ByteRange, arguments: [Argument]) {
        self.name = name
        self.range = range
        self.arguments = arguments
    }
}

/// What may stand in front of any declaration.
package struct DeclarationHead: Sendable {
    package let attributes: [Attribute]
    /// As written: `private`, `private(set)`, `static`, `final`, `lazy`, `weak`, `override`, `nonisolated`, ….
    package let modifiers: [String]
    /// Where it is compiled, the enclosing declarations' conditions included.
    package let platforms: PlatformSet

    package init(attributes: [Attribute], modifiers: [String], platforms: PlatformSet) {
        self.attributes = attributes
        self.modifiers = modifiers
        self.platforms = platforms
    }

    package func has(_ modifier: String) -> Bool {
        modifiers.contains(modifier)
    }

    package func attribute(_ name: String) -> Attribute? {
        attributes.first { $0.name == name }
    }

    /// What is stored is not kept alive: `weak`, `unowned`, `unowned(unsafe)`.
    package var isWeak: Bool {
        modifiers.contains { $0 == "weak" || $0.hasPrefix("unowned") }
    }

    /// `static`, or `class` on a member.
    package var isStatic: Bool {
        has("static") || has("class")
    }
}

/// `struct`, `class`, `actor`, `enum`, `protocol` or `extension`, with its members.
package final class TypeDeclaration: Sendable {
    package enum Kind: Sendable {
        case `struct`, `class`, `actor`, `enum`, `protocol`, `extension`
    }

    package let kind: Kind
    package let range: ByteRange
    /// One name; several for `extension A.B`. Generic arguments are left out.
    package let name: [String]
    package let nameRange: ByteRange
    package let head: DeclarationHead
    package let genericParameters: [GenericParameter]
    package let inheritance: [InheritedType]
    package let members: Members
    /// False where an error node lies directly among the members: then nothing may be concluded from a member's absence.
    package let isWhole: Bool

    package init(
        kind: Kind, range: ByteRange, name: [String], nameRange: ByteRange, head: DeclarationHead,
        genericParameters: [GenericParameter], inheritance: [InheritedType], members: Members, isWhole: Bool
    ) {
        self.kind = kind
        self.range = range
        self.name = name
        self.nameRange = nameRange
        self.head = head
        self.genericParameters = genericParameters
        self.inheritance = inheritance
        self.members = members
        self.isWhole = isWhole
    }
}

/// The members of a type, or the declarations at the top of a file.
package struct Members: Sendable {
    package var properties: [PropertyDeclaration] = []
    /// Methods, initializers, deinitializers and subscripts.
    package var functions: [FunctionDeclaration] = []
    package var types: [TypeDeclaration] = []
    package var aliases: [TypeAlias] = []
    package var enumCases: [String] = []

    package init() {}
}

/// `T: A & B`, bounds from the generic clause and from `where T: A`.
package struct GenericParameter: Sendable {
    package let name: String
    package let bounds: [TypeReference]

    package init(name: String, bounds: [TypeReference]) {
        self.name = name
        self.bounds = bounds
    }
}

/// One entry of an inheritance clause.
package struct InheritedType: Sendable {
    package let type: TypeReference
    /// `preconcurrency`, `retroactive`, `unchecked`, `MainActor`, ….
    package let attributes: [String]

    package init(type: TypeReference, attributes: [String]) {
        self.type = type
        self.attributes = attributes
    }
}

package struct TypeAlias: Sendable {
    package let name: String
    package let range: ByteRange
    package let head: DeclarationHead
    package let target: TypeReference

    package init(name: String, range: ByteRange, head: DeclarationHead, target: TypeReference) {
        self.name = name
        self.range = range
        self.head = head
        self.target = target
    }
}

/// One property; `let a = 1, b = 2` are two. Also a global variable.
package final class PropertyDeclaration: Sendable {
    package let name: String
    package let nameRange: ByteRange
    /// The whole declaration statement, attributes included.
    package let range: ByteRange
    package let head: DeclarationHead
    package let isLet: Bool
    package let type: TypeReference?
    package let initialValue: Expression?
    package let accessors: Accessors

    package init(
        name: String, nameRange: ByteRange, range: ByteRange, head: DeclarationHead, isLet: Bool,
        type: TypeReference?, initialValue: Expression?, accessors: Accessors
    ) {
        self.name = name
        self.nameRange = nameRange
        self.range = range
        self.head = head
        self.isLet = isLet
        self.type = type
        self.initialValue = initialValue
        self.accessors = accessors
    }

    /// Has a getter of its own, so that nothing is stored.
    package var isComputed: Bool {
        accessors.getter != nil
    }

    /// A protocol's requirement `{ get set }` has neither body.
    package struct Accessors: Sendable {
        /// The implicit or explicit getter's body.
        package var getter: Block?
        package var setter: Block?
        /// The name in `set(name)`, `willSet(name)`, `didSet(name)`, where one is written.
        package var parameterName: String?
        package var willSet: Block?
        package var didSet: Block?

        package init() {}
    }
}

/// A local `let`/`var` statement.
package final class VariableDeclaration: Sendable {
    package let isLet: Bool
    package let head: DeclarationHead
    package let bindings: [Binding]

    package init(isLet: Bool, head: DeclarationHead, bindings: [Binding]) {
        self.isLet = isLet
        self.head = head
        self.bindings = bindings
    }

    package struct Binding: Sendable {
        package let pattern: Pattern
        package let type: TypeReference?
        package let value: Expression?
        package let accessors: PropertyDeclaration.Accessors

        package init(pattern: Pattern, type: TypeReference?, value: Expression?, accessors: PropertyDeclaration.Accessors) {
            self.pattern = pattern
            self.type = type
            self.value = value
            self.accessors = accessors
        }
    }
}

/// A function, method, initializer, deinitializer or subscript.
package final class FunctionDeclaration: Sendable {
    package enum Kind: Sendable {
        case function, initializer, deinitializer, `subscript`
    }

    package let kind: Kind
    /// The base name; `init`, `deinit`, `subscript` for those.
    package let name: String
    package let nameRange: ByteRange
    package let range: ByteRange
    package let head: DeclarationHead
    package let genericParameters: [GenericParameter]
    package let parameters: [Parameter]
    package let isAsync: Bool
    package let isThrowing: Bool
    /// nil where nothing is written (`Void`).
    package let returnType: TypeReference?
    /// nil for a protocol's requirement. For a subscript, the getter's body.
    package let body: Block?
    /// The words of all of it.
    package let wordFilter: WordFilter

    package init(
        kind: Kind, name: String, nameRange: ByteRange, range: ByteRange, head: DeclarationHead,
        genericParameters: [GenericParameter], parameters: [Parameter], isAsync: Bool, isThrowing: Bool,
        returnType: TypeReference?, body: Block?, wordFilter: WordFilter
    ) {
        self.kind = kind
        self.name = name
        self.nameRange = nameRange
        self.range = range
        self.head = head
        self.genericParameters = genericParameters
        self.parameters = parameters
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.returnType = returnType
        self.body = body
        self.wordFilter = wordFilter
    }

    package struct Parameter: Sendable {
        /// The argument label: nil for `_`.
        package let label: String?
        /// The name inside the body.
        package let name: String
        package let type: TypeReference?
        /// Attributes in front of the parameter: `ViewBuilder`, `escaping`, ….
        package let attributes: [String]
        package let defaultValue: Expression?

        package init(label: String?, name: String, type: TypeReference?, attributes: [String], defaultValue: Expression?) {
            self.label = label
            self.name = name
            self.type = type
            self.attributes = attributes
            self.defaultValue = defaultValue
        }
    }
}
