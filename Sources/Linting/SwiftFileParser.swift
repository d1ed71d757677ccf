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
            guard let tree = parser.parse(source, timeLimit: timeLimit) else {
                throw InputError(path: path, reason: .tookTooLong(limit: timeLimit))
            }
            return Lowering.lower(path: path, source: source, tree: tree)
        }
    }
}
