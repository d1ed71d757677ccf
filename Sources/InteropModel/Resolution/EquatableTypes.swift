/// Which values can be compared with `==`, where that is certain.
extension TypeTable {
    package func isEquatable(_ type: StaticType) -> Bool {
        switch type {
        case .external(let name): Self.equatable.contains(name)
        case .array(let element): isEquatable(element)
        case .dictionary(let value): isEquatable(value)
        case .project(let id): isEquatable(id)
        case .metatype, .tuple, .function, .binding, .generic, .context, .void, .unknown: false
        }
    }

    /// The type of a stored property's values, told also from a plain literal.
    package func isEquatable(_ property: PropertySite, platforms: PlatformSet) -> Bool {
        if property.declaration.type == nil, case .literal(let literal) = property.declaration.initialValue?.kind {
            switch literal {
            case .boolean, .number, .string: return true
            case .nil, .regex: return false
            }
        }
        let type = type(of: property, platforms: platforms)
        if case .binding(let value) = type { return isEquatable(value) }
        return isEquatable(type)
    }

    /// It says so itself, or is an enum whose cases carry nothing.
    private func isEquatable(_ id: TypeID) -> Bool {
        let conformances = self[id].inherited.map(\.type)
        let says = conformances.contains { type in
            ["Equatable", "Hashable", "Comparable", "OptionSet"].contains(type.externalName ?? "")
        }
        // A raw type brings it, too.
        let isRaw = self[id].kind == .enum && conformances.contains { Self.rawTypes.contains($0.externalName ?? "") }
        return says || isRaw
    }

    private static let rawTypes: Set<String> = [
        "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    /// Sources: the types' pages under https://developer.apple.com/documentation.
    private static let equatable: Set<String> = [
        "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Double", "Float", "CGFloat", "Decimal", "Date", "DateInterval", "DateComponents", "TimeInterval", "URL", "URLRequest", "Data",
        "UUID", "Locale", "IndexPath", "IndexSet", "NSRange", "AttributedString", "CGPoint", "CGSize", "CGRect", "CGVector",
        "CGAffineTransform", "UIEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets", "Color", "Angle", "CLLocationDistance",
        "CLLocationDegrees", "UIColor", "UIFont", "UIImage", "NSColor", "NSFont", "NSImage", "NSSize", "NSPoint", "NSRect", "Duration",
        "ColorScheme", "LayoutDirection",
    ]
}
