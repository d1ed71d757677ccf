import Findings
import Linting

/// What recognizes a finding after lines have moved: its rule, its file, the text of its line, and which of several
/// equal ones it is.
struct Fingerprints {
    private var ordinals: [String: Int] = [:]

    /// Ask for the findings in their order: equal ones are numbered.
    mutating func next(for finding: Finding, in report: Report) -> String {
        let text = report.source(finding.location.path)?.trimmedLine(report.start(of: finding.location).line) ?? ""
        let identity = "\(finding.rule)\u{0}\(finding.location.path)\u{0}\(text)"
        let ordinal = ordinals[identity, default: 0]
        ordinals[identity] = ordinal + 1
        return Fingerprints.hash("\(identity)\u{0}\(ordinal)")
    }

    /// 128 bits of FNV-1a: two runs of the 64-bit function with different starts. Not for secrets.
    private static func hash(_ text: String) -> String {
        var first: UInt64 = 14_695_981_039_346_656_037
        var second: UInt64 = 0x9E37_79B9_7F4A_7C15
        for byte in text.utf8 {
            first = (first ^ UInt64(byte)) &* 1_099_511_628_211
            second = (second ^ UInt64(byte)) &* 1_099_511_628_211
        }
        return hex(first) + hex(second)
    }

    private static func hex(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
