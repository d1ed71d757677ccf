@testable import InteropModel

extension Block {
    var notation: String { statements.map(\.notation).joined(separator: "; ") }
}

extension Statement {
    var notation: String {
        (platforms == .all ? "" : "#\(platforms.notation) ") + kind.notation
    }
}

extension PlatformSet {
    var notation: String {
        let names: [(PlatformSet, String)] = [
            (.iOS, "iOS"), (.catalyst, "catalyst"), (.macOS, "macOS"), (.tvOS, "tvOS"), (.watchOS, "watchOS"), (.visionOS, "visionOS"),
        ]
        // A question mark: only in builds with certain flags.
        let some = self == withAnyFlags ? "" : "?"
        return self == .all ? "all" : names.filter { meets($0.0) }.map(\.1).joined(separator: "+") + some
    }
}

extension Statement.Kind {
    var notation: String {
        switch self {
        case .expression(let expression): expression.notation
        case .variable(let variable): variable.notation
        case .function(let function): function.notation
        case .type(let type): type.notation
        case .ifStatement(let statement): statement.notation
        case .guardStatement(let conditions, let otherwise): "guard \(conditions.notation) else {\(otherwise.notation)}"
        case .switchStatement(let statement): statement.notation
        case .forLoop(let loop): loop.notation
        case .whileLoop(let conditions, let body): "while \(conditions.notation) {\(body.notation)}"
        case .repeatLoop(let body, let condition): "repeat {\(body.notation)} while \(condition.notation)"
        case .doStatement(let body, let catches): "do {\(body.notation)}" + catches.map(\.notation).joined()
        case .deferStatement(let body): "defer {\(body.notation)}"
        case .returnStatement(let value): "return" + (value.map { " \($0.notation)" } ?? "")
        case .throwStatement(let value): "throw \(value.notation)"
        case .breakStatement(let label): "break" + (label.map { " \($0)" } ?? "")
        case .continueStatement(let label): "continue" + (label.map { " \($0)" } ?? "")
        case .fallthroughStatement: "fallthrough"
        case .unknown(let parts): "unknown statement(\(parts.notation))"
        }
    }
}

extension IfStatement {
    var notation: String {
        let head = "if \(conditions.notation) {\(then.notation)}"
        return switch otherwise {
        case nil: head
        case .block(let block): "\(head) else {\(block.notation)}"
        case .ifStatement(let statement): "\(head) else \(statement.notation)"
        }
    }
}

extension Condition {
    var notation: String {
        switch kind {
        case .expression(let expression): expression.notation
        case .optionalBinding(let pattern, let type, let value):
            "let \(pattern.notation)" + (type.map { ": \($0.notation)" } ?? "") + (value.map { " = \($0.notation)" } ?? "")
        case .pattern(let pattern, let value): "case \(pattern.notation) = \(value.notation)"
        case .availability: "#available"
        }
    }
}

extension [Condition] {
    var notation: String { map(\.notation).joined(separator: ", ") }
}

extension SwitchStatement {
    var notation: String { "switch \(subject.notation) {\(cases.map(\.notation).joined(separator: " | "))}" }
}

extension SwitchCase {
    var notation: String {
        let head = items.isEmpty ? "default" : items.map(\.notation).joined(separator: ", ")
        return (platforms == .all ? "" : "#\(platforms.notation) ") + "\(head): \(body.notation)"
    }
}

extension SwitchCase.Item {
    var notation: String { pattern.notation + (whereClause.map { " where \($0.notation)" } ?? "") }
}

extension ForLoop {
    var notation: String {
        "for \(isAsync ? "await " : "")\(pattern.notation) in \(sequence.notation)"
            + (whereClause.map { " where \($0.notation)" } ?? "") + " {\(body.notation)}"
    }
}

extension CatchClause {
    var notation: String {
        " catch" + (pattern.map { " \($0.notation)" } ?? "") + (whereClause.map { " where \($0.notation)" } ?? "") + " {\(body.notation)}"
    }
}
