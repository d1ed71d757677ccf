import InteropModel
import SwiftTree

/// Parses texts that change a little at a time, each from the tree that it had before.
// A class for identity: it owns the trees. Used by one thread.
final class DocumentParser {
    private let parser = Parser()
    private var trees: [String: (source: SourceText, tree: SyntaxTree)] = [:]

    func parse(_ path: String, _ source: SourceText) throws(InputError) -> FileSyntax {
        let old = trees.removeValue(forKey: path)
        let tree = try SwiftFileParser.tree(of: path) {
            guard let old else { return parser.parse(source, timeLimit: SwiftFileParser.timeLimit) }
            return parser.parse(source, reusing: old.tree, of: old.source, timeLimit: SwiftFileParser.timeLimit)
        }
        trees[path] = (source, tree)
        return Lowering.lower(path: path, source: source, tree: tree)
    }

    func forget(_ path: String) {
        trees[path] = nil
    }
}
