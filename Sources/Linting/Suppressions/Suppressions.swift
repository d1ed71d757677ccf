import Findings
import SwiftTree

/// The suppressions of one file.
struct Suppressions {
    /// What is wrong with the directives themselves.
    private(set) var findings: [Finding] = []

    private let path: String
    private let lexer: SourceLexer
    private let source: SourceText
    private var spans: [Span] = []

    /// One rule (nil: all) silenced over a stretch of the file.
    private struct Span {
        let rule: String?
        let name: ByteRange
        var area: Area
        var isUsed = false
    }

    private enum Area {
        case file
        case bytes(from: Int, to: Int)
        /// A line and the statement that it belongs to.
        case line(Int)
    }

    /// - Parameter knownRules: every rule's name, enabled or not.
    init(path: String, source: SourceText, knownRules: [String]) {
        self.path = path
        self.source = source
        lexer = SourceLexer(source)
        for comment in lexer.comments {
            do throws(Directive.Mistake) {
                guard let directive = try Directive(comment: comment, in: source.bytes) else { continue }
                add(directive, knownRules: knownRules)
            } catch {
                report(error)
            }
        }
    }

    /// Whether a directive silences `finding`; remembers that it was of use.
    mutating func suppress(_ finding: Finding) -> Bool {
        let line = lexer.line(of: finding.location.start)
        var isSuppressed = false
        for index in spans.indices where spans[index].rule == nil || spans[index].rule == finding.rule {
            guard covers(spans[index].area, offset: finding.location.start, line: line) else { continue }
            spans[index].isUsed = true
            isSuppressed = true
        }
        return isSuppressed
    }

    /// One finding for each name in a directive that silenced nothing.
    ///
    /// - Parameter ranRules: a rule that did not run could not have found anything.
    func unused(ranRules: Set<String>) -> [Finding] {
        spans.filter { !$0.isUsed && ($0.rule.map(ranRules.contains) ?? true) }.map { span in
            finding(.unused, Messages.unused(span.rule ?? "all"), at: span.name)
        }
    }

    private func covers(_ area: Area, offset: Int, line: Int) -> Bool {
        switch area {
        case .file: true
        case .bytes(let from, let to): from <= offset && offset < to
        case .line(let target): target == line || lexer.statementLines[target] == lexer.statementLines[line]
        }
    }

    private mutating func add(_ directive: Directive, knownRules: [String]) {
        if directive.names.isEmpty {
            findings.append(finding(.unknown, Messages.noName, at: directive.range))
        }
        for name in directive.names {
            guard name.text == "all" || knownRules.contains(name.text) else {
                let nearest = Nearest.of(name.text, among: knownRules + ["all"])
                findings.append(finding(.unknown, Messages.unknownRule(name.text, nearest: nearest), at: name.range))
                continue
            }
            let rule = name.text == "all" ? nil : name.text
            switch directive.action {
            case .enable: end(rule, at: directive.range.start)
            case .disable(let reach):
                guard let area = area(of: reach, directive) else { continue }
                spans.append(Span(rule: rule, name: name.range, area: area))
            }
        }
    }

    private func area(of reach: Directive.Reach, _ directive: Directive) -> Area? {
        let line = lexer.line(of: directive.range.start)
        switch reach {
        case .onwards: return .bytes(from: directive.range.start, to: Int.max)
        case .file: return .file
        case .this: return .line(line)
        case .previous: return line > 0 ? .line(line - 1) : nil
        case .next: return nextLineOfCode(after: line).map(Area.line)
        }
    }

    /// Directives may stand one above the other.
    private func nextLineOfCode(after line: Int) -> Int? {
        ((line + 1)..<max(line + 1, lexer.lineStarts.count)).first { candidate in
            var index = lexer.lineStarts[candidate]
            while index < source.bytes.count, source.bytes[index] == 32 || source.bytes[index] == 9 { index += 1 }
            let rest = source.bytes[index...]
            return !(rest.isEmpty || rest.starts(with: "//".utf8) || rest.first == 10 || rest.first == 13)
        }
    }

    /// `enable` ends what is open; `enable all` ends everything, and `enable RULE` leaves a `disable all` as it is for
    /// the other rules.
    private mutating func end(_ rule: String?, at offset: Int) {
        for index in spans.indices {
            guard case .bytes(let from, Int.max) = spans[index].area, rule == nil || spans[index].rule == rule else { continue }
            spans[index].area = .bytes(from: from, to: offset)
        }
    }

    private mutating func report(_ mistake: Directive.Mistake) {
        switch mistake {
        case .unknownAction(let word, let range):
            // `disable:file` silences everything: never on a guess.
            let nearest = Nearest.of(word, among: Directive.actions.filter { $0 != "disable:file" })
            findings.append(finding(.unknown, Messages.unknownAction(word, nearest: nearest), at: range))
        }
    }

    private func finding(_ rule: DirectiveRule, _ message: String, at range: ByteRange) -> Finding {
        Finding(
            rule: rule.id, severity: rule.severity, message: message,
            location: Location(path: path, start: range.start, end: range.end))
    }
}

private enum Messages {
    static let noName = "the directive names no rule; write the rule's name, or all"

    static func unknownRule(_ name: String, nearest: String?) -> String {
        "there is no rule \(name), so nothing is suppressed; \(nearest.map { "did you mean \($0)?" } ?? "see seamlint rules")"
    }

    static func unknownAction(_ word: String, nearest: String?) -> String {
        "there is no directive seamlint:\(word); \(nearest.map { "did you mean seamlint:\($0)?" } ?? "write seamlint:disable RULE")"
    }

    static func unused(_ rule: String) -> String {
        "nothing is suppressed here (\(rule)); delete the directive"
    }
}
