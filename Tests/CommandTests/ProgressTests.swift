import Foundation
import TestSupport
import Testing

/// Runs on a terminal that waits for a slow file: one that is a pipe, and to which a text comes late.
@Suite("Progress")
struct ProgressTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace(["A.swift": Workspace.oneWarning])
    }

    /// What a run writes to a terminal on standard error, and what is left on the screen.
    private struct Session {
        /// After half a second, and after two, while the run is still waiting.
        let early: String
        let late: String
        let end: String
        /// Lines that are not empty.
        let screen: [String]
        let output: String
    }

    private func session(_ arguments: String..., environment: [String: String] = [:]) throws -> Session {
        let script = """
            import json, os, pty, pyte, select, subprocess, sys, time
            os.mkfifo("slow.swift")
            master, slave = pty.openpty()
            started = time.monotonic()
            run = subprocess.Popen(sys.argv[1:] + ["slow.swift", "A.swift"], stdout=subprocess.PIPE, stderr=slave)
            os.close(slave)
            parts = []
            def read(until):
                part = b""
                while (rest := until - time.monotonic()) > 0 and select.select([master], [], [], rest)[0]:
                    try:
                        piece = os.read(master, 4096)
                    except OSError:
                        break
                    if not piece:
                        break
                    part += piece
                parts.append(part.decode())
            read(started + 0.5)
            read(started + 2)
            with open("slow.swift", "w") as file:
                file.write("import UIKit\\n")
            output = run.stdout.read().decode()
            run.wait()
            read(time.monotonic() + 0.5)
            os.unlink("slow.swift")
            screen = pyte.Screen(80, 24)
            pyte.Stream(screen).feed("".join(parts))
            lines = [line.rstrip() for line in screen.display]
            print(json.dumps(parts + [[line for line in lines if line], output]))
            """
        let python = Run.repository.appending(path: ".deps/venv/bin/python")
        let run = try Run(
            python, ["-c", script, Run.binary.path()] + arguments, folder: workspace.url,
            environment: ["TERM": "xterm"].merging(environment) { $1 })
        #expect(run.status == 0, "\(run.errors)")
        let parts = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [Any])
        return Session(
            early: try #require(parts[0] as? String), late: try #require(parts[1] as? String), end: try #require(parts[2] as? String),
            screen: try #require(parts[3] as? [String]), output: try #require(parts[4] as? String))
    }

    @Test("it shows after a second, and is gone in the end")
    func shows() throws {
        let session = try session()
        #expect(session.early == "")
        #expect(session.late.contains("1 file read"), "\(session.late)")
        #expect(session.screen.count == 1 && session.screen[0].hasPrefix("1 warning, 0 errors in 2 files ("), "\(session.screen)")
        #expect(session.output.hasPrefix("A.swift:2:37: warning:") && !session.output.contains("read"))
    }

    @Test func isSilent() throws {
        #expect(try session("--progress", "never").late == "")
        #expect(try session("--quiet").late == "")
        #expect(try session(environment: ["TERM": "dumb"]).late == "")
    }

    @Test func showsWhileFixing() throws {
        let session = try session("--diff")
        #expect(session.late.contains("1 file read"))
        #expect(session.screen == ["Would fix nothing"])
    }
}
