import Findings
import Foundation

/// What a fixture's comments say: `// expect: rule_a, rule_b` and `// expect-info: rule` at the end of the line where the
/// finding must point.
struct Expectation: Hashable, CustomStringConvertible {
    let line: Int
    let rule: String
    let isInfo: Bool

    var description: String { "\(line): \(rule)\(isInfo ? " (info)" : "")" }

    static func all(in text: String) -> [Expectation] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return zip(1..., lines).flatMap { number, line in
            line.matches(of: /\/\/\s*expect(-info)?:\s*([a-z0-9_, ]+)/).flatMap { match in
                match.output.2.split(whereSeparator: { $0 == "," || $0 == " " }).map {
                    Expectation(line: number, rule: String($0), isInfo: match.output.1 != nil)
                }
            }
        }
    }

    /// What does not hold, in words. An info finding that nobody asked for is let pass.
    static func differences(expected: [Expectation], found: [Expectation]) -> [String] {
        var rest = found
        var differences: [String] = []
        for expectation in expected {
            if let index = rest.firstIndex(of: expectation) {
                rest.remove(at: index)
            } else {
                differences.append("missing \(expectation)")
            }
        }
        return differences + rest.filter { !$0.isInfo }.map { "unexpected \($0)" }
    }
}
