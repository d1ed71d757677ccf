import SwiftTree

/// One source file, lowered. Holds no tree: a value that may cross threads.
package struct FileSyntax: Sendable {
    /// As it is shown to the user.
    package let path: String
    package let source: SourceText
    package let imports: [String]
    /// What is declared at the top of the file.
    package let members: Members
    /// The places that the parser could not read, sorted. A finding inside one is never reported.
    package let errorRanges: [ByteRange]
    /// The words of the source, comments and strings included.
    package let words: WordFilter

    package init(path: String, source: SourceText, imports: [String], members: Members, errorRanges: [ByteRange]) {
        self.path = path
        self.source = source
        self.imports = imports
        self.members = members
        self.errorRanges = errorRanges
        words = source.bytes.withUnsafeBytes(WordFilter.init)
    }
}
