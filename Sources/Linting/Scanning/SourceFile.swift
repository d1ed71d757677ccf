import InteropModel
import SwiftTree

/// Parses and lowers one file. A worker makes one for itself and uses it for all its files.
package typealias FileParser = (_ path: String, _ source: SourceText) throws(InputError) -> FileSyntax

/// Makes a worker's parser.
package typealias FileParserFactory = @Sendable () -> FileParser

/// What is kept of a file after the first look at it.
struct SourceFile: Sendable {
    /// As it is shown to the user.
    let path: String
    let declares: DeclaredNames
    /// nil where none holds.
    var configuration: Configuration?
    /// The root of the project that it belongs to, absolute; nil where none is known.
    var projectRoot: String?
    /// Of its bytes, where runs are remembered.
    var hash: ContentHash?
    /// What the file system said of it before it was read; nil where it was not asked.
    var signature: FileSignature?
    var byteCount = 0
    /// Of the trigger words in it.
    var effect: Trigger.Effect?
    /// Where the file held a trigger word, or answered a question of the model.
    var syntax: FileSyntax?
    /// Where the file is not parsed but holds suppression directives.
    var unparsedSource: SourceText?
    /// Whether the parser gave the file up; it is not tried again.
    var isGivenUp = false

    /// Its text, where it was kept.
    var source: SourceText? { syntax?.source ?? unparsedSource }
}
