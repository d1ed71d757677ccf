import Linting
import SwiftTree

/// A text that a client has open, as the client last told it.
struct Document: Sendable {
    /// As the client spells it.
    let uri: String
    let languageID: String
    /// The client's count; it says nothing of the order in which changes came.
    var version: Int?
    /// Counts the changes: never the same for two texts of one server.
    var revision: Int
    var source: SourceText

    /// Where the file is, or would be; nil for a document that has no place.
    var path: String? { DocumentURI.path(uri) }

    var isSwift: Bool {
        languageID == "swift" || (path?.hasSuffix(".swift") ?? false)
    }

    /// Applies what `textDocument/didChange` lists, one after another. What is no change is left out.
    mutating func apply(_ changes: [JSONNode], _ encoding: PositionEncoding) {
        for change in changes {
            guard let text = change["text"]?.text else { continue }
            guard let range = TextRange(change["range"]) else {
                source = SourceText(bytes: Array(text.utf8))
                continue
            }
            let start = encoding.offset(of: range.start, in: source)
            let end = max(start, encoding.offset(of: range.end, in: source))
            var bytes = source.bytes
            bytes.replaceSubrange(start..<end, with: text.utf8)
            source = SourceText(bytes: bytes)
        }
    }
}
