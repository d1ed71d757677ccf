import SwiftTree

/// The byte order mark of a document. What is linted has none, so offsets differ by its length.
enum FileText {
    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
        bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    }

    /// How far the offsets in a document lie behind those in what is linted of it.
    static func shift(of source: SourceText?) -> Int {
        source?.bytes.starts(with: mark) == true ? mark.count : 0
    }
}
