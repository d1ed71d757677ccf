/// Tells what SwiftUI does with each stored property of a representable.
struct InputClassifier {
    let table: TypeTable
    let type: ProjectType
    let platforms: PlatformSet

    /// Wrappers whose value SwiftUI or the system owns: https://developer.apple.com/documentation/swiftui/dynamicproperty
    private static let ownedWrappers: Set<String> = [
        "State", "StateObject", "FocusState", "AppStorage", "SceneStorage", "GestureState", "Namespace", "FetchRequest",
        "SectionedFetchRequest", "Query", "ScaledMetric", "AccessibilityFocusState", "FocusedValue", "FocusedBinding",
        "FocusedObject", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "PhysicalMetric",
    ]
    private static let observedWrappers: Set<String> = ["ObservedObject", "EnvironmentObject", "Bindable"]
    /// Attributes on a stored property that are no wrappers.
    private static let plainAttributes: Set<String> = [
        "ViewBuilder", "MainActor", "available", "objc", "Sendable", "IBOutlet", "preconcurrency", "escaping", "usableFromInline",
        "NSCopying", "ToolbarContentBuilder",
    ]

    func inputs() -> [Input] {
        let assigned = namesSetByInitializers()
        return type.members.allProperties.compactMap { site in
            let declaration = site.declaration
            guard !declaration.isComputed, !declaration.head.isStatic, declaration.head.platforms.meets(platforms) else { return nil }
            let type = table.type(of: site, platforms: platforms)
            return Input(site: site, role: role(of: site, type: type, assigned: assigned), type: type, isClosure: type.isFunction)
        }
    }

    private func role(of site: PropertySite, type: StaticType, assigned: Set<String>) -> Input.Role {
        let declaration = site.declaration
        for attribute in declaration.head.attributes where !Self.plainAttributes.contains(attribute.name) {
            switch attribute.name {
            case "Binding": return .binding
            case "Environment": return .environment
            case let name where Self.observedWrappers.contains(name): return .observed
            case let name where Self.ownedWrappers.contains(name): return .owned
            default:
                let wrapper = table.resolve(
                    [attribute.name], in: Scope(file: site.file, types: table.enclosing(self.type.id), platforms: platforms))
                if isDynamic(wrapper) { return .dynamic }
                if wrapper.typeID == nil { return .owned }
            }
        }
        if type.isBinding { return .binding }
        if isDynamic(type) { return .dynamic }
        if declaration.head.has("lazy") { return .constant }
        let isSet = assigned.contains(declaration.name)
        if declaration.initialValue != nil {
            if declaration.isLet { return .constant }
            if isHidden(declaration), !isSet { return .constant }
        }
        // An optional `var` starts as nil without being told.
        if isHidden(declaration), !declaration.isLet, !isSet, isOptional(declaration.type) { return .constant }
        return .value
    }

    private func isHidden(_ declaration: PropertyDeclaration) -> Bool {
        declaration.head.has("private") || declaration.head.has("fileprivate")
    }

    private func isOptional(_ type: TypeReference?) -> Bool {
        if case .optional = type?.kind { true } else { false }
    }

    private func isDynamic(_ type: StaticType) -> Bool {
        type.typeID.map { table.protocols(of: $0).contains(.external("DynamicProperty")) } ?? false
    }

    private func namesSetByInitializers() -> Set<String> {
        var names: Set<String> = []
        for initializer in type.members.functions["init"] ?? [] {
            guard let body = initializer.declaration.body else { continue }
            body.visitExpressions { expression in
                guard case .assignment(_, let target, _) = expression.kind else { return }
                switch target.kind {
                case .identifier(let name): names.insert(name.hasPrefix("_") ? String(name.dropFirst()) : name)
                case .member(let base, let name, _):
                    guard case .identifier("self") = base.kind else { return }
                    names.insert(name.hasPrefix("_") ? String(name.dropFirst()) : name)
                default: break
                }
            }
        }
        return names
    }
}
