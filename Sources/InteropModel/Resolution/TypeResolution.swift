import SwiftTree

extension TypeTable {
    private static let contextNames: Set<String> = [
        "UIViewRepresentableContext", "UIViewControllerRepresentableContext", "NSViewRepresentableContext",
        "NSViewControllerRepresentableContext", "WKInterfaceObjectRepresentableContext",
        "UIGestureRecognizerRepresentableContext",
    ]

    /// What a written type means in `scope`.
    package func staticType(of reference: TypeReference, in scope: Scope, depth: Int = 0) -> StaticType {
        guard depth < Limits.aliasDepth else { return .unknown }
        switch reference.kind {
        case .named(let path, let arguments):
            return named(path, arguments: arguments, in: scope, depth: depth)
        case .optional(let wrapped, _):
            return staticType(of: wrapped, in: scope, depth: depth)
        case .array(let element):
            return .array(staticType(of: element, in: scope, depth: depth + 1))
        case .dictionary(_, let value):
            return .dictionary(value: staticType(of: value, in: scope, depth: depth + 1))
        case .tuple(let elements):
            if elements.isEmpty { return .void }
            if elements.count == 1 { return staticType(of: elements[0], in: scope, depth: depth) }
            return .tuple(elements.map { staticType(of: $0, in: scope, depth: depth + 1) })
        case .function(_, let result):
            return .function(result: staticType(of: result, in: scope, depth: depth + 1))
        case .constrained(let bound, let isExistential):
            let type = staticType(of: bound, in: scope, depth: depth + 1)
            return isExistential ? type : .generic(bounds: [type])
        case .composition(let parts):
            return .generic(bounds: parts.map { staticType(of: $0, in: scope, depth: depth + 1) })
        case .metatype(let instance):
            return .metatype(staticType(of: instance, in: scope, depth: depth + 1))
        case .unknown:
            return .unknown
        }
    }

    private func named(_ path: [String], arguments: [TypeReference], in scope: Scope, depth: Int) -> StaticType {
        let type = resolve(path, in: scope, depth: depth)
        guard let name = type.externalName else { return type }
        func argument(_ index: Int) -> StaticType {
            arguments.indices.contains(index) ? staticType(of: arguments[index], in: scope, depth: depth + 1) : .unknown
        }
        switch name {
        case "Binding": return .binding(argument(0))
        case "Optional": return argument(0)
        case "Array", "Set", "ArraySlice": return .array(argument(0))
        case "Dictionary": return .dictionary(value: argument(1))
        case "Void": return .void
        case "Context" where path.count == 1: return .context
        default: return Self.contextNames.contains(name) ? .context : type
        }
    }
}
