import InteropModel
import SwiftTree

/// The real parser of the pipeline.
package enum SwiftFileParser {
    /// Makes a worker's parser.
    package static let factory: FileParserFactory = {
        { (path: String, source: SourceText) throws(InputError) -> FileSyntax in
            FileSyntax(path: path, source: source, imports: [], members: Members(), errorRanges: [])
        }
    }
}
