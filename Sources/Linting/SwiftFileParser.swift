import InteropModel
import SwiftTree

/// The parser of the pipeline: tree-sitter, then the lowering.
package enum SwiftFileParser {
    /// A megabyte takes a tenth of a second. What takes this long was made to.
    static let timeLimit = Duration.seconds(10)

    /// Makes a worker's parser.
    package static let factory: FileParserFactory = {
        let parser = Parser()
        return { (path: String, source: SourceText) throws(InputError) -> FileSyntax in
            let tree = try tree(of: path) { parser.parse(source, timeLimit: timeLimit) }
            return Lowering.lower(path: path, source: source, tree: tree)
        }
    }

    /// What `parse` gives, or why it gives nothing.
    static func tree(of path: String, _ parse: () -> SyntaxTree?) throws(InputError) -> SyntaxTree {
        let watch = Stopwatch()
        if let tree = parse() { return tree }
        // The parser gives up for two reasons; only one takes time.
        let isLate = watch.seconds >= Double(timeLimit.components.seconds)
        throw InputError(path: path, reason: isLate ? .tookTooLong(limit: timeLimit) : .nestedTooDeeply)
    }
}
