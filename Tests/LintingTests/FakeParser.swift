import Findings
import InteropModel
import SwiftTree

@testable import InteropRules
@testable import Linting

/// Stands for the parser where a test is about the pipeline: a file is its text.
let fakeParser: FileParserFactory = {
    { (path: String, source: SourceText) throws(InputError) -> FileSyntax in
        if source.bytes.starts(with: "give up".utf8) { throw InputError(path: path, reason: .tookTooLong(limit: .seconds(1))) }
        let bytes = source.bytes
        let unreadable = bytes.indices.filter { bytes[$0] == UInt8(ascii: "?") }.map { ByteRange($0, $0 + 3) }
        return FileSyntax(path: path, source: source, imports: [], members: Members(), errorRanges: unreadable)
    }
}

/// A rule that finds each occurrence of a letter.
func letterRule(_ id: String, _ letter: Character, severity: Severity = .warning) -> Rule {
    Rule(id: id, group: .lifecycle, severity: severity, summary: "finds \(letter)") { pass in
        for (index, file) in pass.project.files.enumerated() {
            for (offset, byte) in file.source.bytes.enumerated() where byte == letter.asciiValue {
                pass.report(severity, at: SiteKey(file: index, range: ByteRange(offset, offset + 1)), "there is a \(letter)")
            }
        }
    }
}
