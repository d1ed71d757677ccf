import Foundation
import TestSupport
import Testing

/// The run-script phase, run as Xcode runs it: by sh, with a short PATH.
@Suite("Xcode")
struct XcodeTests {
    private let project: Workspace
    private let home: Workspace

    init() throws {
        project = try Workspace(["My App/Süß.swift": Workspace.oneWarning])
        home = try Workspace([".local/bin/readme": ""])
        try FileManager.default.createSymbolicLink(
            at: home.url.appending(path: ".local/bin/seamlint"), withDestinationURL: Run.binary)
    }

    private func build(home: Workspace, action: String = "build") throws -> Run {
        let script = try String(contentsOf: Run.repository.appending(path: "Editors/xcode.sh"), encoding: .utf8)
        let root = project.url.path().removingPercentEncoding?.dropLast() ?? ""
        // sh -u: a variable that Xcode does not set would be a mistake.
        return try Run(
            URL(filePath: "/bin/sh"), ["-u", "-c", script], folder: home.url,
            environment: ["SRCROOT": String(root), "ACTION": action, "HOME": home.url.path(), "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"])
    }

    @Test("lines that Xcode reads, with whole paths; a warning fails no build")
    func shows() throws {
        let run = try build(home: home)
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        #expect(run.output.contains(#/^/.+/My App/Süß\.swift:2:37: warning: there is no rule no_such_rule/#), "\(run.output)")
    }

    @Test func anErrorFailsTheBuild() throws {
        try project.write(Data("{\"rules\": {\"unknown_suppression\": \"error\"}}".utf8), "seamlint.json")
        let run = try build(home: home)
        #expect(run.status == 1)
        #expect(run.output.contains(#/^/.+/My App/Süß\.swift:2:37: error: /#))
    }

    @Test func whatCannotBeReadFailsTheBuild() throws {
        try project.write(Data([0xFF]), "B.swift")
        let run = try build(home: home)
        #expect(run.status == 2)
        #expect(run.errors.contains(#/^seamlint: error: /.+/B\.swift: is not UTF-8/#), "\(run.errors)")
    }

    @Test func leavesIndexingAlone() throws {
        let run = try build(home: home, action: "indexbuild")
        #expect(run.status == 0 && run.output == "" && run.errors == "")
    }

    @Test("without the command the build goes on, with a warning", .enabled(if: !EditorTests.isInstalled("/usr/local/bin/seamlint")))
    func isMissing() throws {
        let run = try build(home: try Workspace())
        #expect(run.status == 0)
        #expect(run.output == "warning: seamlint is not installed, so the code was not linted\n", "\(run.output)\(run.errors)")
    }
}
