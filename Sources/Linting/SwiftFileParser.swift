import InteropModel
import SwiftTree

/// The real parser of the pipeline.
package enum SwiftFileParser {
    /// A file that takes longer than this is given up. Public code parses at 9 to 11 MB/s.
    private static let timeLimit = Duration.seconds(10)

    /// Makes a worker's parser.
    package static let factory: FileParserFactory = {
        let parser = Parser()
        return { (path: String, source: SourceText) throws(InputError) -> FileSyntax in
            guard let tree = parser.parse(source, timeLimit: timeLimit) else {
                throw InputError(path: path, reason: .notParsed("parsing it took too long"))
            }
            return Lowering.lower(path: path, source: source, tree: tree)
        }
    }
}
