import Findings
import InteropModel
import SwiftTree

/// Puts a statement into braces: under a condition, into a closure.
struct StatementWrapping {
    let edits: [Edit]

    /// - Parameters:
    ///   - site: a whole statement on one line.
    ///   - heads: what stands before each opening brace, outermost first: `DispatchQueue.main.async`, `if a != b`.
    init?(_ site: SiteKey, in heads: [String], _ pass: Pass) {
        // A text of several lines would have to be moved in line by line, and a string literal must not be.
        guard pass.isStatement(site), !pass.text(site).contains(where: \.isNewline) else { return nil }
        let layout = pass.layout(of: site.file)
        let (start, end) = (site.range.start, site.range.end)
        guard layout.isFirst(start), layout.isLast(end) else {
            edits = [
                pass.insertion(heads.map { $0 + " { " }.joined(), at: start, in: site.file),
                pass.insertion(heads.map { _ in " }" }.joined(), at: end, in: site.file),
            ]
            return
        }
        let outer = layout.indentation(at: start)
        func indentation(_ depth: Int) -> String { layout.lineEnd + outer + String(repeating: layout.step, count: depth) }
        let opening = heads.indices.map { heads[$0] + " {" + indentation($0 + 1) }.joined()
        let closing = heads.indices.reversed().map { indentation($0) + "}" }.joined()
        // A comment at the end of the line stays with its statement.
        edits = [
            pass.insertion(opening, at: start, in: site.file),
            pass.insertion(closing, at: layout.line(at: end).end, in: site.file),
        ]
    }
}

extension Expression {
    /// It can be evaluated twice: it names, and neither calls nor constructs anything.
    var isPlainRead: Bool {
        switch kind {
        case .identifier(let name): name != "_"
        case .implicitMember: true
        case .literal(.nil): false
        case .literal: true
        case .member(let base, _, _), .optionalChain(let base), .forceUnwrap(let base): base.isPlainRead
        case .binary("??", let left, let right): left.isPlainRead && right.isPlainRead
        case .prefix("-", let value): value.isPlainRead
        default: false
        }
    }

    /// A name or a chain of names, as what is written may be.
    var isPlainPlace: Bool {
        switch kind {
        case .identifier(let name): name != "_"
        case .member(let base, _, _), .optionalChain(let base), .forceUnwrap(let base): base.isPlainPlace
        default: false
        }
    }
}

extension Pass {
    /// The assignment that a statement is, as source and as syntax; nil where it is none, or where one side cannot be read twice.
    func plainAssignment(_ site: SiteKey) -> (target: String, value: String, targetSyntax: Expression, valueSyntax: Expression)? {
        guard let statement = syntax(around: site).statement, statement.range == site.range,
            case .expression(let expression) = statement.kind,
            case .assignment("=", let target, let value) = expression.kind, target.isPlainPlace, value.isPlainRead
        else { return nil }
        let texts = (
            text(SiteKey(file: site.file, range: target.range)), text(SiteKey(file: site.file, range: value.range))
        )
        guard !(texts.0 + texts.1).contains(where: \.isNewline) else { return nil }
        return (texts.0, texts.1, target, value)
    }
}
