import Findings
import InteropModel
import SwiftTree

extension Pass {
    /// Puts an attribute or a capture list into a closure that has neither: before its parameters, or with an `in` of its own.
    func signatureEdit(_ text: String, into closure: Closure, in file: Int) -> Edit {
        let start = closure.range.start + 1
        let first = closure.body.statements.first?.range.start ?? closure.range.end - 1
        let head = self.text(SiteKey(file: file, range: ByteRange(start, first)))
        let words = head.split(whereSeparator: \.isNewline).flatMap { line in
            line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex).split(whereSeparator: \.isWhitespace)
        }
        let hasSignature = words.contains("in")
        let site = SiteKey(file: file, range: ByteRange(start, start))
        return Edit(location(site), replacement: " \(text)" + (hasSignature ? "" : " in"))
    }
}
