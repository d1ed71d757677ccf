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
    /// Lines on which a rule (nil: all) counts again, whatever holds around them.
    private var exceptions: [(rule: String?, line: Int)] = []

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
                guard let directive = try Directive(comment, in: source.bytes) else { continue }
                add(directive, knownRules: knownRules)
            } catch {
                report(error)
            }
        }
    }

    /// Whether a directive silences `finding`; remembers that it was of use.
    mutating func suppress(_ finding: Finding) -> Bool {
        suppress(finding) { $0 == nil || $0 == finding.rule }
    }

    private mutating func suppress(_ finding: Finding, byNames isMeant: (String?) -> Bool) -> Bool {
        let line = lexer.lines.line(of: finding.location.start)
        let isExcepted = exceptions.contains { ($0.rule == nil || $0.rule == finding.rule) && isOneStatement($0.line, line) }
        var isSuppressed = false
        for index in spans.indices where isMeant(spans[index].rule) {
            guard covers(spans[index].area, offset: finding.location.start, line: line, isExcepted: isExcepted) else { continue }
            spans[index].isUsed = true
            isSuppressed = true
        }
        return isSuppressed
    }

    /// One finding for each name in a directive that silenced nothing, and those of them that a directive silences in turn,
    /// by name: `all` does not speak for itself.
    ///
    /// - Parameter ranRules: a rule that did not run could not have found anything.
    mutating func unused(ranRules: Set<String>) -> (shown: [Finding], silenced: [Finding]) {
        var result: (shown: [Finding], silenced: [Finding]) = ([], [])
        let own = DirectiveRule.unused.id
        for finding in unusedFindings(where: { $0 != own && ($0.map(ranRules.contains) ?? true) }) {
            if suppress(finding, byNames: { $0 == own }) { result.silenced.append(finding) } else { result.shown.append(finding) }
        }
        result.shown += unusedFindings { $0 == own && ranRules.contains(own) }
        return result
    }

    private func unusedFindings(where isMeant: (String?) -> Bool) -> [Finding] {
        spans.filter { !$0.isUsed && isMeant($0.rule) }.map { finding(.unused, Messages.unused($0.rule ?? "all"), at: $0.name) }
    }

    private func covers(_ area: Area, offset: Int, line: Int, isExcepted: Bool) -> Bool {
        switch area {
        case .file: !isExcepted
        case .bytes(let from, let to): !isExcepted && from <= offset && offset < to
        case .line(let target): isOneStatement(target, line)
        }
    }

    private func isOneStatement(_ left: Int, _ right: Int) -> Bool {
        lexer.lines.statements[left] == lexer.lines.statements[right]
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
            case .enable(.onwards): end(rule, at: directive.range.start)
            case .enable(let reach):
                guard case .line(let line)? = area(of: reach, directive) else { continue }
                exceptions.append((rule, line))
            case .disable(let reach):
                guard let area = area(of: reach, directive) else { continue }
                spans.append(Span(rule: rule, name: name.range, area: area))
            }
        }
    }

    private func area(of reach: Directive.Reach, _ directive: Directive) -> Area? {
        let lines = lexer.lines
        let line = lines.line(of: directive.range.start)
        switch reach {
        case .onwards: return .bytes(from: directive.range.start, to: Int.max)
        case .file: return .file
        case .this: return .line(line)
        // Directives may stand one above the other.
        case .previous: return lines.lineOfCode(before: line).map(Area.line)
        case .next: return lines.lineOfCode(after: lines.line(of: directive.commentEnd)).map(Area.line)
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
