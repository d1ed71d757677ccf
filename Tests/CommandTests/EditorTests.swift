import Foundation
import TestSupport
import Testing

/// Editors, run without a screen; a test is skipped where its editor is not installed.
@Suite("Editors")
struct EditorTests {
    private let workspace: Workspace
    private let finding =
        "`delegate` is set again at every update, which can interrupt what the person is doing; set it once in `makeUIView`"

    init() throws {
        let demo = try String(contentsOf: Run.repository.appending(path: "Fixtures/Demo/Sources/SearchBar.swift"), encoding: .utf8)
        workspace = try Workspace(Dictionary(uniqueKeysWithValues: ProblemMatcherTests.names.dropLast().map { ($0, demo) }))
        try workspace.write(
            Data("{\"rules\": {\"delegate_set_in_update\": \"error\", \"property_not_synced\": \"info\"}}".utf8), "seamlint.json")
        try workspace.write(Data([0xFF]), "bad.swift")
        try FileManager.default.createDirectory(at: workspace.url.appending(path: "bin"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: workspace.url.appending(path: "bin/seamlint"), withDestinationURL: Run.binary)
    }

    static func isInstalled(_ program: String) -> Bool {
        (try? Run(URL(filePath: "/usr/bin/env"), ["sh", "-c", "command -v \(program)"]))?.status == 0
    }

    /// Small builds of Vim cannot run scripts.
    static var hasVim: Bool {
        isInstalled("vim") && (try? Run(URL(filePath: "/usr/bin/env"), ["vim", "--version"]))?.output.contains("+eval") == true
    }

    private func run(_ arguments: [String]) throws -> Run {
        let path = "\(workspace.url.appending(path: "bin").path()):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        return try Run(
            URL(filePath: "/usr/bin/env"), arguments, folder: workspace.url, environment: ["PATH": path, "LC_ALL": "C.UTF-8"])
    }

    /// Each finding and each note of the text, as `path|line|column|kind`.
    private func expected(_ kinds: [String: String]) throws -> [String] {
        let text = try Run.seamlint("--min-severity", "info", folder: workspace.url).output
        return text.matches(of: /(.+?):(\d+):(\d+): (error|warning|info|note): .*/).map { match in
            "\(match.output.1)|\(match.output.2)|\(match.output.3)|\(kinds[String(match.output.4)] ?? "?")"
        }
    }

    @Test(.enabled(if: EditorTests.hasVim, "vim is not installed")) func vim() throws {
        let script = """
            call writefile(map(filter(getqflist(), 'v:val.valid'), \
            {_, item -> join([bufname(item.bufnr), item.lnum, item.col, item.type, item.text], '|')}), 'list')
            """
        let vim = try run([
            "vim", "-es", "-u", "NONE", "-N", "--cmd", "set rtp^=\(Run.repository.appending(path: "Editors/vim").path())", "-c",
            "compiler seamlint", "-c", "silent make! --min-severity info", "-c", script, "-c", "qa!",
        ])
        let list = try workspace.text("list").split(separator: "\n").map(String.init)
        let expected = try expected(["error": "e", "warning": "w", "info": "i", "note": "n"])
        #expect(expected.count == 16)
        let trouble = "|e|bad.swift: is not UTF-8 (byte 0) and was not linted; save it as UTF-8"
        #expect(
            list.filter { !$0.hasSuffix(trouble) }.map { $0.split(separator: "|")[..<4].joined(separator: "|") } == expected,
            "\(vim.output)\(vim.errors)")
        #expect(list.contains("My App/Süß 検索 😀.swift|17|9|e|\(finding) [delegate_set_in_update]"))
        #expect(list.count { $0.hasSuffix(trouble) } == 1, "\(list)")
    }

    @Test(.enabled(if: EditorTests.isInstalled("emacs"), "emacs is not installed")) func emacs() throws {
        let script = """
            (require 'compile)
            (let ((compilation-buffer (compilation-start "seamlint --min-severity info")))
              (while (get-buffer-process compilation-buffer) (accept-process-output nil 0.05))
              (with-current-buffer compilation-buffer
                (compilation-parse-errors (point-min) (point-max))
                (goto-char (point-min))
                (while (not (eobp))
                  (let ((message (get-text-property (point) 'compilation-message)))
                    (when message
                      (let ((place (compilation--message->loc message)))
                        (princ (format "%s|%s|%s|%s\\n" (caar (compilation--loc->file-struct place)) (compilation--loc->line place)
                          (compilation--loc->col place) (compilation--message->type message))))))
                  (forward-line 1))))
            """
        try workspace.write(Data(script.utf8), "list.el")
        let emacs = try run(["emacs", "--batch", "-Q", "-l", "list.el"])
        #expect(emacs.status == 0, "\(emacs.errors)")
        // 2 is an error, 1 a warning, 0 something to know.
        let expected = try expected(["error": "2", "warning": "1", "info": "0", "note": "0"])
        let list = emacs.output.split(separator: "\n").map(String.init)
        #expect(list.filter { $0.contains(".swift|") && !$0.hasPrefix("seamlint") } == expected, "\(emacs.output)\(emacs.errors)")
    }
}
