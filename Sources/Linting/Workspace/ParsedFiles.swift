import InteropModel
import SwiftTree

/// What files gave when they were last parsed, so that a text that has not changed is not parsed again.
final class ParsedFiles: Sendable {
    private let known = Guarded([String: FileSyntax]())

    /// Parsers that look here first.
    func remembering(_ makeParser: @escaping FileParserFactory) -> FileParserFactory {
        { [self] in
            let parse = makeParser()
            return { (path: String, source: SourceText) throws(InputError) -> FileSyntax in
                if let syntax = self.syntax(of: path, source) { return syntax }
                let syntax = try parse(path, source)
                self.remember(syntax, of: path)
                return syntax
            }
        }
    }

    func syntax(of path: String, _ source: SourceText) -> FileSyntax? {
        let syntax = known.withLock { $0[path] }
        return syntax?.source.bytes == source.bytes ? syntax : nil
    }

    func remember(_ syntax: FileSyntax, of path: String) {
        known.withLock { $0[path] = syntax }
    }

    func forget(_ path: String) {
        _ = known.withLock { $0.removeValue(forKey: path) }
    }
}
