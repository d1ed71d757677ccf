import Findings
import InteropModel
import SwiftTree

/// Describes findings as a baseline knows them. One for the findings of one run, in their order: equal ones are numbered.
struct FindingDescription {
    /// Longer lines are cut, and told apart by a hash.
    private static let textLimit = 200

    /// Absolute.
    private let folder: String
    private let result: LintResult
    private var paths = CanonicalPaths()
    private var counts: [BaselineEntry: Int] = [:]

    /// - Parameter folder: where the baseline lies.
    init(folder: String, result: LintResult) {
        self.folder = paths.folder(folder)
        self.result = result
    }

    mutating func entry(for finding: Finding) -> BaselineEntry {
        let path = CanonicalPaths.relative(paths.file(finding.location.path), to: folder)
        let source = result.sources[finding.location.path]
        let line = source?.position(at: finding.location.start).line ?? 1
        func entry(_ occurrence: Int) -> BaselineEntry {
            BaselineEntry(
                path: path, rule: finding.rule, scope: result.scopes[finding.location] ?? "",
                text: FindingDescription.shortened(source?.trimmedLine(line) ?? ""),
                near: source.map { FindingDescription.near(line, in: $0) } ?? "", occurrence: occurrence)
        }
        let first = entry(1)
        counts[first, default: 0] += 1
        return counts[first] == 1 ? first : entry(counts[first] ?? 1)
    }

    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > textLimit else { return text }
        return "\(text.prefix(textLimit / 2))… \(hash(text.utf8))"
    }

    /// The next lines on either side that are not blank.
    private static func near(_ line: Int, in source: SourceText) -> String {
        let before = stride(from: line - 1, to: 0, by: -1).lazy.map(source.trimmedLine).first { !$0.isEmpty } ?? ""
        let after = (line + 1..<max(line + 1, source.lineCount + 1)).lazy.map(source.trimmedLine).first { !$0.isEmpty } ?? ""
        return hash("\(before)\n\(after)".utf8)
    }

    private static func hash(_ bytes: some Sequence<UInt8>) -> String {
        let digits = String(SourceBytes.hash(bytes), radix: 16)
        return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
}

extension SourceText {
    /// A line (1-based) without the white space around it: what stays of it when code moves. Empty where there is none.
    package func trimmedLine(_ line: Int) -> String {
        guard let range = lineRange(line) else { return "" }
        var bytes = bytes[range.start..<range.end]
        while let first = bytes.first, first == 32 || first == 9 { bytes.removeFirst() }
        while let last = bytes.last, last == 32 || last == 9 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Linter {
    /// What each finding stands inside of, for those that stand in something.
    static func scopes(of findings: [Finding], in files: [FileSyntax]) -> [Location: String] {
        let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var scopes: [Location: String] = [:]
        for finding in findings where scopes[finding.location] == nil {
            guard let file = byPath[finding.location.path] else { continue }
            let names = file.path(to: ByteRange(finding.location.start, finding.location.end)).compactMap(\.scopeName)
            if !names.isEmpty { scopes[finding.location] = names.joined(separator: ".") }
        }
        return scopes
    }
}

extension SyntaxStep {
    fileprivate var scopeName: String? {
        switch self {
        case .type(let type): type.name.joined(separator: ".")
        case .property(let property): property.name
        case .function(let function):
            "\(function.name)(\(function.parameters.map { "\($0.label ?? "_"):" }.joined()))"
        case .statement, .branch, .closure: nil
        }
    }
}
