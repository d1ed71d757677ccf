/// Which calls a function takes, told from labels alone.
extension FunctionDeclaration {
    /// Whether the call's labels are the function's, defaults left out and trailing closures unlabelled.
    func accepts(_ call: Call) -> Bool {
        assignment(of: call) != nil
    }

    /// The parameter that each argument of the call goes to, in the order of the arguments; nil where they do not fit.
    func assignment(of call: Call) -> [Parameter]? {
        var waiting = call.arguments[...]
        var taken: [Parameter] = []
        for parameter in parameters {
            guard let next = waiting.first else {
                if parameter.defaultValue == nil, !parameter.isVariadic { return nil }
                continue
            }
            if next.label == parameter.label || (next.isTrailingClosure && next.label == nil && parameter.takesClosure) {
                waiting.removeFirst()
                taken.append(parameter)
                // A variadic parameter takes the unlabelled ones that follow.
                while parameter.isVariadic, let more = waiting.first, more.label == nil {
                    waiting.removeFirst()
                    taken.append(parameter)
                }
            } else if parameter.defaultValue == nil {
                return nil
            }
        }
        return waiting.isEmpty ? taken : nil
    }
}

extension FunctionDeclaration.Parameter {
    /// The lowering marks `T...` by this attribute.
    var isVariadic: Bool { attributes.contains("...") }

    /// A trailing closure may go to it, as far as its type tells.
    var takesClosure: Bool {
        guard let type else { return true }
        switch type.kind {
        case .function: return true
        case .optional(let inner, _):
            guard case .function = inner.kind else { return Self.mayBeFunction(inner) }
            return true
        default: return Self.mayBeFunction(type)
        }
    }

    /// A named type may be an alias of a function type.
    private static func mayBeFunction(_ type: TypeReference) -> Bool {
        guard case .named(let path, _) = type.kind else { return false }
        return !["Int", "String", "Bool", "Double", "CGFloat", "Float", "Any"].contains(path.last ?? "")
    }
}
