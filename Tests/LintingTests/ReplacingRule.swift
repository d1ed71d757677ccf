import Findings
import InteropModel
import SwiftTree

@testable import InteropRules
@testable import Linting

/// A rule that finds each occurrence of a word, and would put another in its place.
///
/// - Parameter also: another word that each of its fixes replaces wherever it stands, in other files too.
func replacingRule(
    _ id: String, _ word: String, with replacement: String, isSafe: Bool = true, also other: (word: String, replacement: String)? = nil
) -> Rule {
    Rule(id: id, group: .lifecycle, severity: .warning, summary: "finds \(word)") { pass in
        let others = other.map { other in places(of: other.word, in: pass).map { Edit(pass.location($0), replacement: other.replacement) } }
        for site in places(of: word, in: pass) {
            let edits = [Edit(pass.location(site), replacement: replacement)] + (others ?? [])
            pass.report(.warning, at: site, "there is a \(word)", fix: Fix(title: "write \(replacement)", isSafe: isSafe, edits: edits))
        }
    }
}

private func places(of word: String, in pass: Pass) -> [SiteKey] {
    let word = Array(word.utf8)
    return pass.project.files.enumerated().flatMap { index, file in
        let bytes = file.source.bytes
        return bytes.indices.filter { bytes[$0...].starts(with: word) }.map { SiteKey(file: index, range: ByteRange($0, $0 + word.count)) }
    }
}
