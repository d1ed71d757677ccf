/// A question that the model cannot answer from the files it has: which further files it needs.
///
/// The model names what it misses; the pipeline finds the files by looking at bytes, parses them, and builds the model
/// again with them.
package enum SourceQuery: Hashable, Sendable {
    /// Files that declare a type, protocol or typealias of this name, and those that extend it. Extensions of what no file of the
    /// project declares are no answer: which of them matter is asked by `member`.
    case type(String)
    /// Files that declare a function or a variable of this name at the top level.
    case global(String)
    /// Files that extend a type of one of these names and declare a member of this name.
    case member(String, ofAny: [String])
    /// Files that use the type of this name: the word followed by `(`, `{`, `<` or `.init`; and that hold, of each of these lists,
    /// one text.
    case use(String, besides: [[String]] = [])
    /// Files that hold this text, and of each of these lists one.
    case text(String, besides: [[String]] = [])
}
