import Findings
import SwiftTree

/// The suppressions of one file.
struct Suppressions {
    /// What is wrong with the directives themselves.
    private(set) var findings: [Finding] = []

    private let path: String
    private let lexer: SourceLexer
    private let source: SourceText
    private var spans = SilencedSpans()
    /// What each unknown name was probably meant to be.
    private var suggestions: [String: String?] = [:]

    /// So many different unknown names in one file are not slips of the pen: no suggestion for the rest, since each takes its time.
    private static let suggestionLimit = 100

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
        suppress(finding, byNames: [nil, finding.rule])
    }

    private mutating func suppress(_ finding: Finding, byNames names: [String?]) -> Bool {
        let offset = finding.location.start
        return spans.silences(finding.rule, at: offset, statement: statement(of: lexer.lines.line(of: offset)), names: names)
    }

    /// The line on which the statement of a line starts.
    private func statement(of line: Int) -> Int {
        lexer.lines.statements[line]
    }

    /// One finding for each name in a directive that silenced nothing, and those of them that a directive silences in turn,
    /// by name: `all` does not speak for itself.
    ///
    /// - Parameter ranRules: a rule that did not run could not have found anything.
    mutating func unused(ranRules: Set<String>) -> (shown: [Finding], silenced: [Finding]) {
        var result: (shown: [Finding], silenced: [Finding]) = ([], [])
        let own = DirectiveRule.unused.id
        for finding in unusedFindings(where: { $0 != own && ($0.map(ranRules.contains) ?? true) }) {
            if suppress(finding, byNames: [own]) { result.silenced.append(finding) } else { result.shown.append(finding) }
        }
        result.shown += unusedFindings { $0 == own && ranRules.contains(own) }
        return result
    }

    private func unusedFindings(where isMeant: (String?) -> Bool) -> [Finding] {
        spans.unused.filter { isMeant($0.rule) }.map { finding(.unused, Messages.unused($0.rule ?? "all"), at: $0.name) }
    }

    private mutating func add(_ directive: Directive, knownRules: [String]) {
        if directive.names.isEmpty {
            findings.append(finding(.unknown, Messages.noName, at: directive.range))
        }
        for name in directive.names {
            guard name.text == "all" || knownRules.contains(name.text) else {
                let nearest = suggestion(for: name.text, among: knownRules + ["all"])
                findings.append(finding(.unknown, Messages.unknownRule(name.text, nearest: nearest), at: name.range))
                continue
            }
            let rule = name.text == "all" ? nil : name.text
            switch directive.action {
            case .enable(.onwards): spans.end(rule, at: directive.range.start)
            case .enable(let reach):
                if let line = line(of: reach, directive) { spans.except(rule, inStatement: statement(of: line)) }
            case .disable(.onwards): spans.silence(rule, from: directive.range.start, at: name.range)
            case .disable(.file): spans.silence(rule, inFileAt: name.range)
            case .disable(let reach):
                if let line = line(of: reach, directive) { spans.silence(rule, inStatement: statement(of: line), at: name.range) }
            }
        }
    }

    private mutating func suggestion(for name: String, among known: [String]) -> String? {
        if let known = suggestions[name] { return known }
        guard suggestions.count < Suppressions.suggestionLimit else { return nil }
        let nearest = Nearest.of(name, among: known)
        suggestions[name] = .some(nearest)
        return nearest
    }

    /// The line that a directive is for; nil where there is none.
    private func line(of reach: Directive.Reach, _ directive: Directive) -> Int? {
        let lines = lexer.lines
        let line = lines.line(of: directive.range.start)
        return switch reach {
        case .onwards, .file: nil
        case .this: line
        // Directives may stand one above the other.
        case .previous: lines.lineOfCode(before: line)
        case .next: lines.lineOfCode(after: lines.line(of: directive.commentEnd))
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
