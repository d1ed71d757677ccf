import Findings
import Linting
import SwiftTree

/// Turns places in what was linted into places in what the client has.
struct Places {
    let analysis: Analysis
    let encoding: PositionEncoding

    /// As the client spells it, where the client has it open.
    func uri(_ path: String) -> String {
        analysis.documentsByPath[path]?.uri ?? DocumentURI.uri(path)
    }

    /// nil where the text is not known.
    func range(_ location: Location, in found: DocumentAnalysis) -> TextRange? {
        // The document itself may begin with a byte order mark.
        let document = analysis.documentsByPath[location.path]?.source
        guard let source = document ?? found.sources[location.path] else { return nil }
        let shift = FileText.shift(of: document)
        return TextRange(
            start: encoding.position(at: location.start + shift, in: source), end: encoding.position(at: location.end + shift, in: source))
    }

    /// The bytes of what was linted that a range of the document names.
    func bytes(_ range: TextRange, in found: DocumentAnalysis) -> ByteRange {
        let source = found.document.source
        let shift = FileText.shift(of: source)
        let start = max(0, encoding.offset(of: range.start, in: source) - shift)
        return ByteRange(start, max(start, encoding.offset(of: range.end, in: source) - shift))
    }
}
