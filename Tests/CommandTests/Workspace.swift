import Foundation
import TestSupport

/// A folder with Swift files that lives as long as its test.
final class Workspace {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "seamlint-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files { try write(Data(text.utf8), name) }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ data: Data, _ name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Writes a shell script that can be started.
    ///
    /// By a process of its own: what this one writes itself may be open in a child that another test starts at that moment, and a
    /// file that is open to be written cannot be started.
    func writeProgram(_ script: String, _ name: String) throws {
        try write(Data(), name)
        let file = url.appending(path: name).path(percentEncoded: false)
        let run = try Run(
            URL(filePath: "/bin/sh"), ["-c", "rm \"$1\"; cat > \"$1\" && chmod 755 \"$1\"", "sh", file],
            input: Data("#!/bin/sh\n\(script)\n".utf8))
        guard run.status == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func text(_ name: String) throws -> String {
        try String(contentsOf: url.appending(path: name), encoding: .utf8)
    }

    /// A finding that needs no rule: a directive about a rule that does not exist.
    static let oneWarning = "import UIKit\nlet a = 1  // seamlint:disable:this no_such_rule\n"
}
