import SwiftTree

/// Where rules are silenced in one file, and what of that was of use. Asking takes no longer the more directives there are.
struct SilencedSpans {
    /// A rule's name in a directive; nil for all rules.
    private struct Span {
        let rule: String?
        let name: ByteRange
        let start: Int
        /// Index into `groups`.
        let group: Int
    }

    /// Spans of one rule that end together: each silences what comes behind its own start.
    private struct Group {
        let start: Int
        var end: Int
        /// The last offset at which something was silenced.
        var lastUse = -1
    }

    private struct StatementRule: Hashable {
        let statement: Int
        let rule: String?
    }

    private var spans: [Span] = []
    private var groups: [Group] = []
    private var ofFile: [String?: Int] = [:]
    private var ofStatements: [StatementRule: Int] = [:]
    /// In the order of the text; only the last one may be open.
    private var stretches: [String?: [Int]] = [:]
    /// Statements in which a rule counts again, whatever holds around them.
    private var exceptions: Set<StatementRule> = []

    // MARK: Making

    mutating func silence(_ rule: String?, inFileAt name: ByteRange) {
        let group = ofFile[rule] ?? newGroup(from: 0)
        ofFile[rule] = group
        spans.append(Span(rule: rule, name: name, start: 0, group: group))
    }

    /// - Parameter statement: the line on which it starts.
    mutating func silence(_ rule: String?, inStatement statement: Int, at name: ByteRange) {
        let key = StatementRule(statement: statement, rule: rule)
        let group = ofStatements[key] ?? newGroup(from: 0)
        ofStatements[key] = group
        spans.append(Span(rule: rule, name: name, start: 0, group: group))
    }

    /// Until `end`. Called in the order of the text, as `end` is.
    mutating func silence(_ rule: String?, from start: Int, at name: ByteRange) {
        var group = stretches[rule]?.last.flatMap { groups[$0].end == .max ? $0 : nil }
        if group == nil {
            group = newGroup(from: start)
            stretches[rule, default: []].append(groups.count - 1)
        }
        spans.append(Span(rule: rule, name: name, start: start, group: group ?? groups.count - 1))
    }

    /// nil ends what is open of every rule; a rule leaves what is open of all rules as it is for the others.
    mutating func end(_ rule: String?, at offset: Int) {
        for last in rule == nil ? stretches.values.compactMap(\.last) : [stretches[rule]?.last].compactMap(\.self)
        where groups[last].end == .max {
            groups[last].end = offset
        }
    }

    mutating func except(_ rule: String?, inStatement statement: Int) {
        exceptions.insert(StatementRule(statement: statement, rule: rule))
    }

    private mutating func newGroup(from start: Int) -> Int {
        groups.append(Group(start: start, end: .max))
        return groups.count - 1
    }

    // MARK: Asking

    /// Whether what stands at an offset is silenced; remembers what was of use.
    ///
    /// - Parameters:
    ///   - statement: the line on which its statement starts.
    ///   - names: what a directive may call the rule; nil stands for all rules.
    mutating func silences(_ rule: String, at offset: Int, statement: Int, names: [String?]) -> Bool {
        var found = names.compactMap { ofStatements[StatementRule(statement: statement, rule: $0)] }
        let isExcepted = [rule, nil].contains { exceptions.contains(StatementRule(statement: statement, rule: $0)) }
        if !isExcepted {
            found += names.compactMap { ofFile[$0] } + names.compactMap { stretch(of: $0, around: offset) }
        }
        for group in found { groups[group].lastUse = max(groups[group].lastUse, offset) }
        return !found.isEmpty
    }

    private func stretch(of rule: String?, around offset: Int) -> Int? {
        guard let groups = stretches[rule] else { return nil }
        // The last one that starts at or before it.
        var (low, high) = (0, groups.count)
        while low < high {
            let middle = (low + high) / 2
            if self.groups[groups[middle]].start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0, offset < self.groups[groups[low - 1]].end else { return nil }
        return groups[low - 1]
    }

    /// What silenced nothing, in the order of the text.
    var unused: [(rule: String?, name: ByteRange)] {
        spans.filter { groups[$0.group].lastUse < $0.start }.map { ($0.rule, $0.name) }
    }
}
