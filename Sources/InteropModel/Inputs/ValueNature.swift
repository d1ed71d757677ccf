/// Whether a copy of a value goes stale.
extension TypeTable {
    /// Whether a stored copy of a value of this type keeps what it was when it was copied: structs, enums, closures,
    /// collections, and framework classes that are values. nil where that cannot be told: then a rule stays silent.
    package func isCopied(_ type: StaticType, initialValue: Expression?) -> Bool? {
        switch type {
        case .external(let name):
            // The nested types of framework classes are enums and structs.
            if Self.knownValues.contains(name) || name.contains(".") { return true }
            return isReference(type).map { !$0 }
        case .generic(let bounds):
            return bounds.contains { isReference($0) == true } ? false : true
        case .function, .array, .dictionary, .tuple:
            return true
        case .binding, .context, .metatype:
            return false
        case .void:
            return true
        case .unknown:
            guard case .literal = initialValue?.kind else { return nil }
            return true
        case .project(let id):
            return isCopied(id)
        }
    }

    /// Whether a value of this type may be an object that changes while its holder keeps it.
    func mayBeReference(_ type: StaticType) -> Bool {
        switch type {
        case .external(let name):
            // A class that no parsed file declares looks like any other name; a framework's known values do not.
            return isCopied(type, initialValue: nil) == nil ? !name.contains(".") : isReference(type) == true
        case .unknown: return true
        default: return isCopied(type, initialValue: nil) != true
        }
    }

    /// A SwiftUI view, or a generic parameter bound to `View`.
    package func isView(_ type: StaticType) -> Bool {
        switch type {
        case .generic(let bounds): bounds.contains(.external("View"))
        case .external(let name): name == "AnyView"
        case .project(let id): protocols(of: id).contains(.external("View"))
        default: false
        }
    }

    private func isCopied(_ id: TypeID) -> Bool? {
        switch self[id].kind {
        case .struct, .enum: true
        case .class, .actor: false
        // A value behind a protocol may be either; one that refines `AnyObject` is a reference.
        case .protocol: isReference(.project(id)) == true ? false : nil
        case .extension: isReference(.project(id)).map { !$0 }
        }
    }

    /// Structs and enums of the standard library and the frameworks that properties of representables have.
    /// Sources: their pages under https://developer.apple.com/documentation.
    private static let knownValues: Set<String> = [
        "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Double", "Float", "CGFloat", "Decimal", "Date", "DateInterval", "DateComponents", "TimeInterval", "URL", "URLRequest", "Data",
        "UUID", "Locale", "Calendar", "TimeZone", "IndexPath", "IndexSet", "NSRange", "Range", "ClosedRange", "Result", "Any",
        "AnyHashable",
        "AttributedString", "CharacterSet", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "UIEdgeInsets",
        "NSEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets", "UIOffset", "CATransform3D", "CMTime", "NSSize", "NSPoint", "NSRect",
        "Color", "Font", "Image", "Text", "AnyView", "Angle", "Animation", "Axis", "Edge", "Alignment", "ColorScheme", "LayoutDirection",
        "DynamicTypeSize", "ContentSizeCategory", "LocalizedStringKey", "LocalizedStringResource", "TextAlignment", "UnitPoint",
        "CLLocationCoordinate2D", "CLLocationDistance", "CLLocationDegrees", "MKCoordinateRegion", "MKCoordinateSpan", "MKMapRect",
        "MKMapPoint",
        "MKMapType", "PKDrawing", "PHPickerConfiguration", "AVLayerVideoGravity", "UTType", "UIKeyboardType", "UIReturnKeyType",
        "UITextContentType", "NSTextAlignment", "Notification",
        "Optional", "Set", "UIInterfaceOrientationMask", "UIRectCorner", "SourceType", "CameraDevice", "Duration", "SIMD2", "SIMD3",
        "SIMD4",
        "PersonNameComponents", "Measurement", "AnyTransition", "Transaction", "Visibility", "Material", "Gradient", "Namespace",
    ]
}
