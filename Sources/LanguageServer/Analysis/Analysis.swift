import Findings
import Linting
import SwiftTree

/// What is to be analyzed: all that is open, and what may have changed since the last time.
package struct AnalysisRequest: Sendable {
    /// Absolute.
    var folders: [String]
    /// Those in Swift.
    var documents: [Document]
    /// Files that may have changed, come or gone on disk.
    var changedPaths: Set<String> = []
    /// Whether the folders are walked again.
    var needsScan = false
}

/// What one run found.
package struct Analysis: Sendable {
    /// By URI.
    var documents: [String: DocumentAnalysis] = [:]
    var configurationErrors: [LocatedConfigurationError] = []
    /// What else is wrong, in words for a person.
    var problems: [String] = []

    /// The documents by the paths that findings name.
    var documentsByPath: [String: Document] = [:]
}

/// What is wrong with a configuration, where a client can show it.
struct LocatedConfigurationError: Sendable, Equatable {
    /// Absolute.
    let path: String
    let message: String
    let source: SourceText
    let range: ByteRange

    /// To the end of the line: where the mistake ends is not known.
    init(_ error: ConfigurationError, in currentFolder: String) {
        path = AbsolutePath.joined(currentFolder, error.path)
        message = error.message
        let text = Workspace.text(of: path) ?? SourceText(bytes: [])
        let start = error.line.flatMap { line in text.offset(line: line, column: error.column ?? 1) } ?? 0
        let lineEnd = error.line.flatMap { text.lineRange($0)?.end } ?? start
        range = ByteRange(start, max(start, lineEnd))
        source = text
    }

    static func == (left: LocatedConfigurationError, right: LocatedConfigurationError) -> Bool {
        left.path == right.path && left.message == right.message && left.range == right.range
    }
}

/// What was found in one document.
struct DocumentAnalysis: Sendable {
    /// As it was then.
    let document: Document
    /// The path that findings name it by.
    let path: String
    /// In the order of the text; those that are shown.
    let findings: [Finding]
    /// The texts that findings, notes and fixes point into, by path.
    let sources: [String: SourceText]
    /// Why the document could not be linted.
    let errors: [InputError]
}
