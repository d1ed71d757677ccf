import Foundation
import TestSupport

/// A git repository that lives as long as its test, with settings that depend on nobody's machine.
final class GitWorkspace {
    let files: Workspace
    var url: URL { files.url }

    init(_ contents: [String: String] = [:]) throws {
        files = try Workspace(contents)
        try git("init", "--quiet", "--initial-branch", "main")
        if !contents.isEmpty { try commit("start") }
    }

    static let environment = [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.com",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]

    @discardableResult
    func git(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
        try run(arguments, environment).output
    }

    @discardableResult
    func git(_ arguments: [String]) throws -> String {
        try run(arguments, [:]).output
    }

    private func run(_ arguments: [String], _ environment: [String: String]) throws -> Run {
        let run = try Run(
            URL(filePath: "/usr/bin/env"), ["git"] + arguments, folder: url,
            environment: GitWorkspace.environment.merging(environment) { $1 })
        guard run.status == 0 else { throw GitFailure(arguments: arguments, errors: run.errors) }
        return run
    }

    func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message", message)
    }

    func write(_ text: String, _ name: String) throws {
        try files.write(Data(text.utf8), name)
    }

    /// What the command says here.
    func lint(_ arguments: String..., folder: URL? = nil, environment: [String: String] = [:]) throws -> Run {
        try Run(
            Run.binary, arguments, folder: folder ?? url, environment: GitWorkspace.environment.merging(environment) { $1 })
    }

    struct GitFailure: Error {
        let arguments: [String]
        let errors: String
    }
}

extension Run {
    /// The places of findings: `A.swift:2`.
    var places: [String] {
        output.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^([^ ].*?):(\d+):\d+: (?:warning|error|info):/).map { "\($0.output.1):\($0.output.2)" }
        }
    }
}
