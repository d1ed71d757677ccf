import Foundation
import TestSupport
import Testing

@Suite("The wheel")
struct WheelTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace(["A.swift": Workspace.oneWarning])
    }

    @Test("pip puts the command into a fresh environment")
    func installs() throws {
        let wheel = try Wheel.make(in: workspace.url.appending(path: "wheels"))
        let version = try Run.seamlint("version").output.split(separator: " ")[1].trimmingCharacters(in: .newlines)
        // On Linux it says which C library it needs, on macOS which system.
        #expect(
            wheel.lastPathComponent.contains(try Regex("^seamlint-\(version)-py3-none-(manylinux_2_[0-9]+|macosx_13_0)_[a-z0-9_.]+\\.whl$"))
        )

        let environment = workspace.url.appending(path: "env")
        #expect(try Run.python(["-m", "venv", environment.path()]).status == 0)
        let pip = environment.appending(path: "bin/pip")
        let install = try Run(pip, ["install", "--quiet", wheel.path()], environment: Wheel.offline)
        try #require(install.status == 0, "\(install.errors)")
        let command = environment.appending(path: "bin/seamlint")
        #expect(FileManager.default.fileExists(atPath: environment.appending(path: "share/man/man1/seamlint.1").path()))
        #expect(try Run(command, ["version"]).output == "seamlint \(version)\n")
        let run = try Run(command, ["A.swift"], folder: workspace.url)
        #expect(run.status == 1 && run.output.hasPrefix("A.swift:2:37: warning:"))
        #expect(try Run(pip, ["uninstall", "--quiet", "--yes", "seamlint"]).status == 0)
        #expect(!FileManager.default.fileExists(atPath: command.path()))
    }

    @Test func refusesACommandThatIsNotThere() throws {
        let run = try Run(
            Run.repository.appending(path: "scripts/make-wheel"), ["no/such/command", workspace.url.path()], environment: Wheel.offline)
        #expect(run.status != 0 && run.errors.contains("no command to put into the wheel"), "\(run.errors)")
    }
}
