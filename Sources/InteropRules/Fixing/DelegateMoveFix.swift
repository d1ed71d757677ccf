import Findings
import InteropModel
import SwiftTree

/// Moves an assignment from update into make, in front of its `return`; where make does the same already, only takes it out of update.
struct DelegateMoveFix {
    let fix: Fix

    /// nil where make does not return a local that it names, or where the statement depends on more than the coordinator.
    init?(of event: Event, _ write: Write, in paths: RepresentablePaths, of representable: Representable, _ pass: Pass) {
        guard let move = DelegateMove(event, write, paths, representable, pass), let removal = move.removal else { return nil }
        if move.isDoneInMake {
            fix = Fix(title: "take it out: `\(move.makeName)` sets it", isSafe: true, edits: [removal])
            return
        }
        guard let insertion = move.insertion else { return nil }
        fix = Fix(title: "move it to `\(move.makeName)`", isSafe: true, edits: [insertion, removal])
    }
}

private struct DelegateMove {
    let event: Event
    let write: Write
    let make: FunctionSite
    let update: FunctionSite
    let paths: RepresentablePaths
    let pass: Pass

    var makeName: String { make.declaration.name }

    init?(_ event: Event, _ write: Write, _ paths: RepresentablePaths, _ representable: Representable, _ pass: Pass) {
        guard let make = representable.lifecycle.make, let update = representable.lifecycle.update, event.chain == nil,
            event.conditions == nil, event.timing == .now, write.operator == "=", write.receiver.place == Place(.represented),
            write.value.place == Place(.coordinator), update.file == event.site.file,
            update.declaration.range.contains(event.site.range), paths.make.entry?.key == make.key, paths.update.entry?.key == update.key,
            make.declaration.head.platforms == update.declaration.head.platforms
        else { return nil }
        self.event = event
        self.write = write
        self.make = make
        self.update = update
        self.paths = paths
        self.pass = pass
    }

    /// The statement's own place among those of update's body; nil where it stands deeper, or under an `#if` of its own.
    private var statement: (index: Int, value: Statement)? {
        guard let body = update.declaration.body, let index = body.statements.firstIndex(where: { $0.range == event.site.range }),
            body.statements[index].platforms == update.declaration.head.platforms
        else { return nil }
        return (index, body.statements[index])
    }

    /// `uiView.delegate = context.coordinator`, with the names that update has for the two.
    private var isPlain: Bool {
        let parameters = update.declaration.parameters
        guard let statement, case .expression(let expression) = statement.value.kind,
            case .assignment("=", let target, let value) = expression.kind,
            case .member(let base, write.member, _) = target.kind, case .identifier(parameters.first?.name ?? "") = base.kind,
            case .member(let context, "coordinator", _) = value.kind, case .identifier(contextName(update) ?? "") = context.kind
        else { return false }
        return true
    }

    private func contextName(_ function: FunctionSite) -> String? {
        function.declaration.parameters.first { $0.label == "context" }?.name
    }

    // MARK: Update

    /// The whole line goes, and a comment that speaks of this statement alone stays where it is read as nonsense: then nothing is moved.
    var removal: Edit? {
        guard isPlain else { return nil }
        let layout = pass.layout(of: update.file)
        let (start, end) = (event.site.range.start, event.site.range.end)
        let isAlone = layout.isFirst(start) && layout.behind(end).allSatisfy { $0 == " " || $0 == "\t" }
        guard isAlone, let next = layout.nextLineStart(end), layout.lineAbove(start).map(isPlainLine) ?? true else { return nil }
        return pass.replacement(of: ByteRange(layout.line(at: start).start, next), in: update.file, with: "")
    }

    private func isPlainLine(_ line: Substring) -> Bool {
        !line.hasPrefix("//") && !line.hasSuffix("*/")
    }

    // MARK: Make

    /// Make assigns the same member of what it returns, once and whatever happens.
    var isDoneInMake: Bool {
        paths.make.writes.contains { earlier, write in
            write.receiver.place == Place(.represented) && write.member == self.write.member && write.value.place == Place(.coordinator)
                && earlier.conditions == nil && earlier.timing == .now
        }
    }

    /// Something else is assigned there: then it is not known which of the two is meant.
    private var isSetInMake: Bool {
        paths.make.writes.contains { _, write in write.receiver.place == Place(.represented) && write.member == self.write.member }
    }

    var insertion: Edit? {
        guard isPlain, !isSetInMake, let body = make.declaration.body, let last = body.statements.last,
            case .returnStatement(let value?) = last.kind, case .identifier(let name) = value.kind,
            last.platforms == make.declaration.head.platforms, body.returnedExpressions.count == 1, isLocal(name, of: body),
            let context = contextName(make), context != "_", !rebinds(context, body)
        else { return nil }
        let layout = pass.layout(of: make.file)
        let text = "\(name).\(write.member) = \(context).coordinator"
        guard layout.isFirst(last.range.start) else { return pass.insertion(text + "; ", at: last.range.start, in: make.file) }
        return pass.insertion(
            text + layout.lineEnd + layout.indentation(at: last.range.start), at: last.range.start, in: make.file)
    }

    /// `let name = …` among the statements of the body itself, and not optional.
    private func isLocal(_ name: String, of body: Block) -> Bool {
        body.statements.contains { statement in
            guard case .variable(let variable) = statement.kind, variable.isLet else { return false }
            return variable.bindings.contains { binding in
                if case .identifier(name, _) = binding.pattern { true } else { false }
            }
        }
    }

    private func rebinds(_ name: String, _ body: Block) -> Bool {
        body.declaresLocal(name)
    }
}

extension Block {
    /// A statement of the block itself declares a local of this name.
    func declaresLocal(_ name: String) -> Bool {
        func binds(_ pattern: Pattern) -> Bool {
            switch pattern {
            case .identifier(let bound, _): bound == name
            case .tuple(let parts), .enumCase(_, let parts): parts.contains(where: binds)
            case .optional(let inner), .asType(let inner, _): binds(inner)
            case .wildcard, .isType, .expression, .unknown: false
            }
        }
        return statements.contains { statement in
            switch statement.kind {
            case .variable(let variable): variable.bindings.contains { binds($0.pattern) }
            case .function(let function): function.name == name
            case .guardStatement(let conditions, _):
                conditions.contains { condition in
                    switch condition.kind {
                    case .optionalBinding(let pattern, _, _), .pattern(let pattern, _): binds(pattern)
                    case .expression, .availability: false
                    }
                }
            default: false
            }
        }
    }
}
