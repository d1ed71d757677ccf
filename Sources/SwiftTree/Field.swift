/// A role that a child has in its parent, as the grammar names it. Only those that someone asks for.
public enum Field: String, CaseIterable, Sendable {
    /// No field, or one that is not listed here.
    case none = ""

    case body
    case boundIdentifier = "bound_identifier"
    case captures
    case collection
    case condition
    case constructedType = "constructed_type"
    case declarationKind = "declaration_kind"
    case defaultValue = "default_value"
    case element
    case error
    case expr
    case externalName = "external_name"
    case ifFalse = "if_false"
    case ifNil = "if_nil"
    case ifTrue = "if_true"
    case inheritsFrom = "inherits_from"
    case interpolation
    case item
    case key
    case lhs
    case mutability
    case name
    case op
    case operation
    case `operator`
    case params
    case computedValue = "computed_value"
    case constrainedType = "constrained_type"
    case mustInherit = "must_inherit"
    case referenceSpecifier = "reference_specifier"
    case result
    case returnType = "return_type"
    case rhs
    case start
    case end
    case suffix
    case suppressed
    case target
    case text
    case type
    case value
    case wrapped
    case dataContents = "data_contents"
    case rawValue = "raw_value"
}
