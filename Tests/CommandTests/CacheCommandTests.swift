import Foundation
import TestSupport
import Testing

/// The cache as a user meets it.
@Suite("The cache's options")
struct CacheCommandTests {
    private let workspace: Workspace
    private let cache: Workspace

    init() throws {
        workspace = try Workspace(["App/A.swift": Workspace.oneWarning])
        cache = try Workspace()
    }

    private func seamlint(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
        try Run(Run.binary, ["lint", "--statistics"] + arguments, folder: workspace.url, environment: environment)
    }

    private func isRecalled(_ run: Run) -> Bool {
        run.errors.contains("as an earlier run has left them: 1 file\n")
    }

    private var kept: [String] {
        (try? FileManager.default.subpathsOfDirectory(atPath: cache.url.path()))?.filter { $0.hasSuffix(".run") } ?? []
    }

    @Test func isKeptWhereTheOptionSays() throws {
        let folder = cache.url.path() + "deep/down"
        let first = try seamlint("--cache-dir", folder)
        #expect(!isRecalled(first) && kept.count == 1)
        let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        let second = try seamlint("--cache-dir", folder)
        #expect(isRecalled(second))
        #expect(second.output == first.output && second.status == first.status)
        // Another question is another run.
        #expect(!isRecalled(try seamlint("--cache-dir", folder, "--disable", "all")))
    }

    @Test func isKeptWhereTheEnvironmentSays() throws {
        let environment = ["SEAMLINT_CACHE_DIR": cache.url.path() + "a"]
        #expect(!isRecalled(try seamlint(environment: environment)))
        #expect(isRecalled(try seamlint(environment: environment)))
        #expect(!isRecalled(try seamlint("--no-cache", environment: environment)))
    }

    @Test("without any word it is kept where the system keeps such things")
    func isKeptInTheUsualPlace() throws {
        let script = "unset SEAMLINT_CACHE_DIR; exec \(Run.binary.path()) lint --statistics"
        for variable in ["XDG_CACHE_HOME", "HOME"] {
            let environment = ["XDG_CACHE_HOME": ""].merging([variable: cache.url.path() + variable]) { $1 }
            let runs = try (0..<2).map { _ in
                try Run(URL(filePath: "/bin/sh"), ["-c", script], folder: workspace.url, environment: environment)
            }
            #expect(!isRecalled(runs[0]) && isRecalled(runs[1]))
        }
        #expect(kept.count == 2)
    }

    @Test func contradictionsAreErrors() throws {
        let run = try seamlint("--no-cache", "--cache-dir", "x")
        #expect(run.status == 2 && run.errors.contains("--cache-dir and --no-cache contradict each other"))
        #expect(try seamlint("--cache-dir", "").status == 2)
    }

    @Test("nothing is kept of a run that fixes")
    func leavesFixesAlone() throws {
        _ = try seamlint("--fix", "--cache-dir", cache.url.path())
        #expect(kept.isEmpty)
    }

    @Test("every format says the same with and without")
    func saysTheSame() throws {
        for format in ["text", "json", "sarif", "github", "gitlab", "checkstyle", "junit"] {
            let runs = try (0..<2).map { _ in try seamlint("--format", format, "--cache-dir", cache.url.path()) }
            let outputs = (runs + [try seamlint("--format", format)]).map { $0.output.replacing(#/ time="[0-9.]*"/#, with: "") }
            #expect(Set(outputs).count == 1, "\(format)")
        }
    }
}
