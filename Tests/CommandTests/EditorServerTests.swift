import Foundation
import TestSupport
import Testing

/// Editors that start the language server, without a screen; a test is skipped where its editor is not installed.
@Suite("Editors with the language server")
struct EditorServerTests {
    private let workspace: Workspace
    private static let file = "My App, 1/Süß 検索 😀.swift"
    private static let text = """
        import SwiftUI

        struct SearchBar: UIViewRepresentable {
            func makeCoordinator() -> Coordinator { Coordinator() }

            func makeUIView(context: Context) -> UISearchBar {
                let view = UISearchBar()
                return view
            }

            func updateUIView(_ uiView: UISearchBar, context: Context) {
                uiView.delegate = context.coordinator
            }

            final class Coordinator: NSObject, UISearchBarDelegate {
            }
        }

        """

    init() throws {
        workspace = try Workspace([EditorServerTests.file: EditorServerTests.text, "seamlint.json": "{}"])
        try FileManager.default.createDirectory(at: workspace.url.appending(path: "bin"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: workspace.url.appending(path: "bin/seamlint"), withDestinationURL: Run.binary)
    }

    /// What the command's own fix makes of the file.
    private func fixed() throws -> String {
        let other = try Workspace(["A.swift": EditorServerTests.text])
        _ = try Run(Run.binary, ["--fix", "--quiet"], folder: other.url)
        let fixed = try other.text("A.swift")
        #expect(fixed != EditorServerTests.text)
        return fixed
    }

    private func run(_ arguments: [String]) throws -> Run {
        let path = "\(workspace.url.appending(path: "bin").path()):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        let home = workspace.url.appending(path: "home").path()
        return try Run(
            URL(filePath: "/usr/bin/env"), arguments, folder: workspace.url,
            environment: ["PATH": path, "LC_ALL": "C.UTF-8", "HOME": home, "XDG_CONFIG_HOME": home, "XDG_STATE_HOME": home])
    }

    static var hasNeovim: Bool {
        EditorTests.isInstalled("nvim")
            && (try? Run(URL(filePath: "/usr/bin/env"), ["nvim", "--headless", "--clean", "+lua print(vim.fn.has('nvim-0.7'))", "+qa"]))?
                .errors.contains("1") == true
    }

    @Test(.enabled(if: EditorServerTests.hasNeovim, "Neovim 0.7 is not installed"))
    func neovim() throws {
        let script = """
            local function play()
              local function wait(what, holds)
                if not vim.wait(20000, holds, 20) then error(what .. ' did not come') end
              end
              local list = function() return vim.diagnostic.get(0) end
              local function say(...) io.stdout:write(table.concat({ ... }, '|') .. '\\n') end
              wait('a diagnostic', function() return #list() == 1 end)
              for _, item in ipairs(list()) do
                say(item.lnum, item.col, item.end_col, item.severity, item.code or item.user_data.lsp.code, item.source)
              end
              local client = (vim.lsp.get_clients or vim.lsp.get_active_clients)()[1]
              local function ask(method, parameters)
                return vim.lsp.buf_request_sync(0, method, parameters, 20000)[client.id].result
              end
              vim.api.nvim_win_set_cursor(0, { list()[1].lnum + 1, list()[1].col })
              local hover = ask('textDocument/hover', vim.lsp.util.make_position_params(0, client.offset_encoding))
              say(hover.contents.kind, (hover.contents.value:match('[^\\n]*')))
              local range = vim.lsp.util.make_range_params(0, client.offset_encoding)
              range.context = { diagnostics = {}, only = { 'quickfix' } }
              local fix = vim.tbl_filter(function(action) return action.isPreferred end, ask('textDocument/codeAction', range))[1]
              say(fix.title)
              vim.lsp.util.apply_workspace_edit(fix.edit, client.offset_encoding)
              wait('no diagnostic', function() return #list() == 0 end)
              vim.cmd('silent write')
              vim.cmd('silent undo')
              wait('the diagnostic', function() return #list() == 1 end)
            end
            local isDone, problem = pcall(play)
            if isDone then vim.cmd('qa!') end
            io.stderr:write(problem .. '\\n')
            vim.cmd('cquit')
            """
        try workspace.write(Data(script.utf8), "script.lua")
        let editors = Run.repository.appending(path: "Editors/nvim").path()
        let neovim = try run([
            "nvim", "--headless", "--clean", "--cmd", "let &rtp = '\(editors),' .. &rtp", EditorServerTests.file, "-c",
            "luafile script.lua",
        ])
        #expect(neovim.status == 0, "\(neovim.errors)")
        #expect(
            neovim.output.split(separator: "\n") == [
                "11|8|45|2|delegate_set_in_update|seamlint", "markdown|# delegate_set_in_update", "Move it to `makeUIView`",
            ], "\(neovim.output)\(neovim.errors)")
        #expect(try workspace.text(EditorServerTests.file) == (try fixed()))
    }

    static var hasEglot: Bool {
        EditorTests.isInstalled("emacs")
            && (try? Run(
                URL(filePath: "/usr/bin/env"), ["emacs", "--batch", "-q", "-f", "package-initialize", "--eval", "(require 'eglot)"]))?
                .status == 0
    }

    @Test(.enabled(if: EditorServerTests.hasEglot, "Emacs with Eglot is not installed"))
    func eglot() throws {
        // `swift-mode` is not part of Emacs; what it does with text does not matter here.
        let script = """
            (require 'eglot)
            (define-derived-mode swift-mode prog-mode "Swift")
            (add-to-list 'auto-mode-alist '("\\\\.swift\\\\'" . swift-mode))
            (add-to-list 'eglot-server-programs '(swift-mode . ("seamlint" "lsp")))
            (setq eglot-confirm-server-initiated-edits nil eglot-sync-connect 20)
            (defun wait-for (what holds)
              (let ((end (+ (float-time) 20)))
                (while (not (funcall holds))
                  (when (> (float-time) end) (error "%s did not come" what))
                  (accept-process-output nil 0.05)
                  (when flymake-mode (flymake-start)))))
            (find-file (car command-line-args-left))
            (call-interactively 'eglot)
            (wait-for "a diagnostic" 'flymake-diagnostics)
            (dolist (item (flymake-diagnostics))
              (goto-char (flymake-diagnostic-beg item))
              (princ (format "%s|%s|%s\\n" (line-number-at-pos) (current-column) (flymake-diagnostic-type item))))
            (let* ((here (list :start (eglot--pos-to-lsp-position) :end (eglot--pos-to-lsp-position)))
                   (actions (jsonrpc-request (eglot--current-server-or-lose) :textDocument/codeAction
                     (list :textDocument (eglot--TextDocumentIdentifier) :range here :context (list :diagnostics [] :only ["quickfix"])))))
              (princ (format "%s\\n" (plist-get (aref actions 0) :title)))
              (eglot--apply-workspace-edit (plist-get (aref actions 0) :edit)))
            ;; Its timer waits for a person to pause.
            (eglot--signal-textDocument/didChange)
            (wait-for "no diagnostic" (lambda () (null (flymake-diagnostics))))
            (save-buffer)
            (eglot-shutdown-all)
            """
        try workspace.write(Data(script.utf8), "script.el")
        let emacs = try run(["emacs", "--batch", "-q", "-f", "package-initialize", "-l", "script.el", EditorServerTests.file])
        #expect(emacs.status == 0, "\(emacs.errors)")
        #expect(
            emacs.output.split(separator: "\n") == ["12|8|eglot-warning", "Move it to `makeUIView`"], "\(emacs.output)\(emacs.errors)")
        #expect(try workspace.text(EditorServerTests.file) == (try fixed()))
    }
}
