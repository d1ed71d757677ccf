import Foundation

/// A finished process: what it wrote and how it ended.
package struct Run {
    package let output: String
    package let errors: String
    package let status: Int32

    /// - Parameter limit: seconds; what is not done by then is ended by a signal.
    package init(
        _ program: URL, _ arguments: [String], input: Data = Data(), folder: URL = Run.repository, environment: [String: String] = [:],
        limit: TimeInterval = 300
    )
        throws
    {
        // What one test has found out is nothing to another.
        let environment = ProcessInfo.processInfo.environment.merging(["SEAMLINT_CACHE_DIR": ""]) { $1 }.merging(environment) { $1 }
        let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        // Files, because a pipe that nobody empties would stop the process.
        let (inputFile, outputFile, errorFile) = (
            scratch.appending(path: "in"), scratch.appending(path: "out"), scratch.appending(path: "err")
        )
        try input.write(to: inputFile)
        for file in [outputFile, errorFile] { try Data().write(to: file) }
        let child = try SpawnedProcess(
            program.path(percentEncoded: false), arguments, folder: folder.path(percentEncoded: false), environment: environment,
            streams: [inputFile, outputFile, errorFile].map { $0.path(percentEncoded: false) })
        status = child.wait(limit: limit)
        output = try String(contentsOf: outputFile, encoding: .utf8)
        errors = try String(contentsOf: errorFile, encoding: .utf8)
    }

    /// Runs the command that this build made.
    package static func seamlint(_ arguments: String..., input: String = "", folder: URL = repository, environment: [String: String] = [:])
        throws
        -> Run
    {
        try Run(binary, arguments, input: Data(input.utf8), folder: folder, environment: environment)
    }

    /// Runs Python with the packages of `scripts/test-requirements.txt`.
    package static func python(_ arguments: [String], input: String = "") throws -> Run {
        let python = repository.appending(path: ".deps/venv/bin/python")
        guard FileManager.default.isExecutableFile(atPath: python.path()) else { throw MissingTool(path: python.path()) }
        return try Run(python, arguments, input: Data(input.utf8))
    }

    package static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Beside the test bundle.
    package static let binary: URL = {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        let folder = URL(filePath: bundle).deletingLastPathComponent()
        let candidates = [folder, folder.deletingLastPathComponent(), repository.appending(path: ".build/debug")]
        return candidates.map { $0.appending(path: "seamlint") }.first { FileManager.default.isExecutableFile(atPath: $0.path()) }
            ?? repository.appending(path: ".build/debug/seamlint")
    }()
}

/// A program that `make test` installs.
struct MissingTool: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) is missing; `make test` installs it" }
}
