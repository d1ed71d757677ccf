/// A place in a source text as people and editors count it.
public struct Position: Hashable, Sendable {
    /// 1-based. CR, LF and CR LF each end a line.
    public let line: Int
    /// 1-based, in UTF-8 code units (bytes).
    public let column: Int
    /// 1-based, in UTF-16 code units, as editors and SARIF count.
    public let utf16Column: Int

    /// - Parameters:
    ///   - line: 1-based line.
    ///   - column: 1-based column in UTF-8 code units.
    ///   - utf16Column: 1-based column in UTF-16 code units.
    public init(line: Int, column: Int, utf16Column: Int) {
        self.line = line
        self.column = column
        self.utf16Column = utf16Column
    }
}
