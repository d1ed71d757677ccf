import SwiftTree

/// The one alert that a body makes, fills with buttons and presents itself.
struct LocalAlert {
    /// The calls that make and add its buttons.
    private(set) var assembly: Set<ByteRange> = []
    /// What the buttons do.
    private(set) var buttons: [Closure] = []
    /// The calls that present it.
    private(set) var presentations: Set<ByteRange> = []

    /// nil where the body makes none or several, or gives it to anyone else.
    init?(in block: Block) {
        var names: [String] = []
        block.visitStatements { statement in
            guard case .variable(let variable) = statement.kind else { return }
            for binding in variable.bindings {
                guard case .call(let call)? = binding.value?.kind, call.callee.calledName == "UIAlertController" else { continue }
                names += binding.pattern.names
            }
        }
        guard names.count == 1 else { return nil }
        let name = names[0]
        var mentions = 0
        var known = 0
        block.visitExpressions { expression in
            switch expression.kind {
            case .identifier(name): mentions += 1
            case .member(let base, _, _): if base.bareName == name { known += 1 }
            case .call(let call): read(call, expression.range, of: name)
            default: break
            }
        }
        block.visitOutsideClosures { expression in
            guard case .call(let call) = expression.kind, call.callee.calledName == "present",
                call.arguments.first?.value.bareName == name
            else { return }
            presentations.insert(expression.range)
        }
        guard !presentations.isEmpty, mentions == known + presentations.count else { return nil }
    }

    private mutating func read(_ call: Call, _ range: ByteRange, of name: String) {
        switch call.callee.kind {
        case .identifier("UIAlertAction"):
            for case .closure(let closure) in call.arguments.map(\.value.kind) { buttons.append(closure) }
        case .member(let base, "addAction", _) where base.bareName == name: break
        default: return
        }
        assembly.insert(range)
    }
}
