import Findings
import InteropModel
import SwiftTree

/// Puts a statement under a condition.
struct ConditionWrapping {
    let edits: [Edit]

    /// - Parameters:
    ///   - site: a whole statement.
    ///   - condition: what stands behind `if`.
    init?(_ site: SiteKey, under condition: String, in pass: Pass) {
        guard pass.isStatement(site) else { return nil }
        let layout = pass.layout(of: site.file)
        let (start, end) = (site.range.start, site.range.end)
        let text = pass.text(site)
        guard layout.isFirst(start), layout.isLast(end) else {
            guard !text.contains(where: \.isNewline) else { return nil }
            edits = [
                pass.insertion("if \(condition) { ", at: start, in: site.file), pass.insertion(" }", at: end, in: site.file),
            ]
            return
        }
        // A text of several lines would have to be moved in line by line, and a string literal must not be.
        guard !text.contains(where: \.isNewline) else { return nil }
        let outer = layout.indentation(at: start)
        edits = [
            pass.insertion("if \(condition) {\(layout.lineEnd)\(outer)\(layout.step)", at: start, in: site.file),
            pass.insertion(layout.lineEnd + outer + "}", at: layout.line(at: end).end, in: site.file),
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
