import SwiftTree
import Testing

@testable import Linting

@Suite("Silenced spans")
struct SilencedSpansTests {
    /// What was said, kept as it was said and searched from end to end.
    private struct Plain {
        var spans: [(rule: String?, name: ByteRange, start: Int, end: Int, statement: Int?, isOnwards: Bool, isUsed: Bool)] = []
        var exceptions: [(rule: String?, statement: Int)] = []

        mutating func silences(_ rule: String, at offset: Int, statement: Int, names: [String?]) -> Bool {
            let isExcepted = exceptions.contains { ($0.rule == nil || $0.rule == rule) && $0.statement == statement }
            var isFound = false
            for index in spans.indices where names.contains(spans[index].rule) {
                let span = spans[index]
                let isCovered = span.statement.map { $0 == statement } ?? (!isExcepted && span.start <= offset && offset < span.end)
                if isCovered { (isFound, spans[index].isUsed) = (true, true) }
            }
            return isFound
        }
    }

    @Test("as a search through all of them", arguments: 0..<200)
    func agrees(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var (spans, plain) = (SilencedSpans(), Plain())
        let rules: [String?] = ["a", "b", nil]
        for line in 0..<Int.random(in: 1...20, using: &random) {
            let rule = rules.randomElement(using: &random) ?? nil
            let (offset, statement) = (line * 10, Int.random(in: 0...line, using: &random))
            let name = ByteRange(offset, offset + 1)
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                spans.silence(rule, inFileAt: name)
                plain.spans.append((rule, name, 0, .max, nil, false, false))
            case 1:
                spans.silence(rule, inStatement: statement, at: name)
                plain.spans.append((rule, name, 0, .max, statement, false, false))
            case 2:
                spans.except(rule, inStatement: statement)
                plain.exceptions.append((rule, statement))
            case 3:
                spans.end(rule, at: offset)
                for index in plain.spans.indices
                where plain.spans[index].isOnwards && plain.spans[index].end == .max
                    && (rule == nil || plain.spans[index].rule == rule)
                {
                    plain.spans[index].end = offset
                }
            default:
                spans.silence(rule, from: offset, at: name)
                plain.spans.append((rule, name, offset, .max, nil, true, false))
            }
        }
        for _ in 0..<30 {
            let rule = ["a", "b"].randomElement(using: &random) ?? "a"
            let names: [String?] = Bool.random(using: &random) ? [nil, rule] : [rule]
            let offset = Int.random(in: 0..<200, using: &random)
            let found = spans.silences(rule, at: offset, statement: offset / 10, names: names)
            #expect(found == plain.silences(rule, at: offset, statement: offset / 10, names: names))
        }
        #expect(spans.unused.map(\.name) == plain.spans.filter { !$0.isUsed }.map(\.name))
    }

    /// Searched one after another, these would take minutes.
    @Test func manyOfThemTakeNoTime() {
        var spans = SilencedSpans()
        for index in 0..<100_000 {
            spans.silence("a", inStatement: 0, at: ByteRange(index, index))
            spans.silence("a", from: index, at: ByteRange(index, index))
            if index.isMultiple(of: 3) { spans.end("a", at: index) }
            spans.except("b", inStatement: index)
        }
        let watch = Stopwatch()
        for offset in 0..<100_000 { _ = spans.silences("a", at: offset, statement: 1, names: [nil, "a"]) }
        #expect(watch.seconds < 30)
    }
}
