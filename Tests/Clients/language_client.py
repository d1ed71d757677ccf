"""Plays an editor that talks to `seamlint lsp`, with pygls.

usage: language_client.py SEAMLINT SCENARIO, in an empty folder. Fails where something is not as a person would expect it.
"""
import asyncio
import inspect
import os
import pathlib
import subprocess
import sys

from lsprotocol import types
from pygls.lsp.client import LanguageClient

BINARY = sys.argv[1]
REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path.cwd()
DELEGATE = "        uiView.delegate = context.coordinator\n"
SEARCH_BAR = """import SwiftUI

struct SearchBar: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UISearchBar {
        UISearchBar()
    }

    func updateUIView(_ uiView: UISearchBar, context: Context) {
        uiView.delegate = context.coordinator
    }

    final class Coordinator: NSObject, UISearchBarDelegate {
    }
}
"""
MAP = """import SwiftUI

struct MapView: UIViewRepresentable {
    @Binding var text: String

    func makeCoordinator() -> MapCoordinator { MapCoordinator() }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ uiView: UITextView, context: Context) {
        context.coordinator.show(text, in: uiView)
    }
}
"""
COORDINATOR = """import UIKit

final class MapCoordinator: NSObject, UITextViewDelegate {
    func show(_ text: String, in view: UITextView) {
        view.text = text
    }
}
"""


class Editor:
    """One client with one server. What the server tells is kept by URI."""

    def __init__(self):
        self.client = LanguageClient("tests", "1")
        self.published: dict[str, types.PublishDiagnosticsParams] = {}
        self.history: list[types.PublishDiagnosticsParams] = []
        self.messages: list[str] = []
        self.registrations: list[types.Registration] = []
        self.news = asyncio.Condition()

        async def note(act):
            async with self.news:
                act()
                self.news.notify_all()

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        async def published(params: types.PublishDiagnosticsParams):
            def keep():
                self.published[params.uri] = params
                self.history.append(params)

            await note(keep)

        @self.client.feature(types.WINDOW_SHOW_MESSAGE)
        async def shown(params: types.ShowMessageParams):
            await note(lambda: self.messages.append(params.message))

        @self.client.feature(types.CLIENT_REGISTER_CAPABILITY)
        async def registered(params: types.RegistrationParams):
            await note(lambda: self.registrations.extend(params.registrations))

    async def start(self, *options, encodings=("utf-16",), folders=None, hover=("markdown",), watches=True, versions=True):
        await self.client.start_io(BINARY, "lsp", *options)
        folders = [HERE] if folders is None else folders
        result = await self.client.initialize_async(
            types.InitializeParams(
                process_id=os.getpid(),
                root_uri=None,
                workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name=folder.name) for folder in folders],
                capabilities=types.ClientCapabilities(
                    general=types.GeneralClientCapabilities(position_encodings=list(encodings)),
                    workspace=types.WorkspaceClientCapabilities(
                        workspace_edit=types.WorkspaceEditClientCapabilities(document_changes=versions),
                        did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=watches),
                    ),
                    text_document=types.TextDocumentClientCapabilities(
                        publish_diagnostics=types.PublishDiagnosticsClientCapabilities(
                            related_information=True, version_support=True, data_support=True
                        ),
                        code_action=types.CodeActionClientCapabilities(
                            code_action_literal_support=types.ClientCodeActionLiteralOptions(
                                code_action_kind=types.ClientCodeActionKindOptions(value_set=["quickfix", "source.fixAll"])
                            )
                        ),
                        hover=types.HoverClientCapabilities(content_format=list(hover)),
                    ),
                ),
            )
        )
        self.client.initialized(types.InitializedParams())
        return result

    async def stop(self):
        await self.client.shutdown_async(None)
        self.client.exit(None)
        status = await asyncio.wait_for(self.client._server.wait(), 20)
        assert status == 0, status

    def open(self, uri, text, version=1):
        self.client.text_document_did_open(
            types.DidOpenTextDocumentParams(types.TextDocumentItem(uri=uri, language_id="swift", version=version, text=text))
        )

    def change(self, uri, version, *changes):
        changes = [
            types.TextDocumentContentChangeWholeDocument(text=change)
            if isinstance(change, str)
            else types.TextDocumentContentChangePartial(range=change[0], text=change[1])
            for change in changes
        ]
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(uri=uri, version=version), changes)
        )

    def watched(self, *paths):
        self.client.workspace_did_change_watched_files(
            types.DidChangeWatchedFilesParams([types.FileEvent(path.as_uri(), types.FileChangeType.Changed) for path in paths])
        )

    async def until(self, holds, what):
        async def wait():
            async with self.news:
                await self.news.wait_for(holds)

        try:
            await asyncio.wait_for(wait(), 30)
        except asyncio.TimeoutError:
            raise AssertionError(f"{what} did not come; there is {self.published} and {self.messages}")

    async def diagnostics(self, uri, version=1):
        """Those of a version."""
        await self.until(lambda: uri in self.published and self.published[uri].version == version, f"{uri} at version {version}")
        return self.published[uri].diagnostics

    async def codes(self, uri, expected, version=1):
        """Waits until the diagnostics are of these rules."""
        def are():
            known = self.published.get(uri)
            return known is not None and known.version == version and [item.code for item in known.diagnostics] == expected

        await self.until(are, f"{expected} in {uri} at version {version}")

    async def actions(self, uri, at, only=None):
        return await self.client.text_document_code_action_async(
            types.CodeActionParams(
                types.TextDocumentIdentifier(uri), at, types.CodeActionContext(diagnostics=[], only=only)
            )
        )


def place(line, character):
    return types.Position(line, character)


def at(line, character):
    return types.Range(place(line, character), place(line, character))


def units(text, encoding):
    return len(text.encode("utf-8")) if encoding == "utf-8" else len(text.encode("utf-16-le")) // 2


def applied(text, edits):
    """Positions in UTF-16."""
    lines = text.splitlines(keepends=True)

    def offset(position):
        before = "".join(lines[: position.line]).encode("utf-16-le")
        return len(before) + 2 * position.character

    data = text.encode("utf-16-le")
    for edit in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
        data = data[: offset(edit.range.start)] + edit.new_text.encode("utf-16-le") + data[offset(edit.range.end) :]
    return data.decode("utf-16-le")


async def positions():
    """In both encodings, with text beyond ASCII before, in a file whose name needs escapes."""
    folder = HERE / "My App #1%"
    folder.mkdir()
    file = folder / "Süß 検索 😀.swift"
    start = "/* é検😀 */ "
    text = SEARCH_BAR.replace(DELEGATE, f"        {start}uiView.delegate = context.coordinator\n")
    for encodings in ["utf-16"], ["utf-8", "utf-16"], ["utf-32"], []:
        encoding = encodings[0] if encodings == ["utf-8", "utf-16"] else "utf-16"
        editor = Editor()
        result = await editor.start(encodings=encodings)
        assert result.capabilities.position_encoding == encoding, result
        editor.open(file.as_uri(), text)
        (found,) = await editor.diagnostics(file.as_uri())
        begin = 8 + units(start, encoding)
        assert found.range == types.Range(place(10, begin), place(10, begin + 37)), found
        assert (found.severity, found.code, found.source) == (2, "delegate_set_in_update", "seamlint"), found
        assert found.message.startswith("`delegate` is set again"), found
        (note,) = found.related_information
        assert note.location.uri == file.as_uri() and note.location.range == types.Range(place(9, 9), place(9, 21)), note
        # A byte order mark counts as what it is, one unit or three bytes of the first line.
        editor.change(file.as_uri(), 2, "\ufeff" + text)
        (same,) = await editor.diagnostics(file.as_uri(), 2)
        assert same.range == found.range
        await editor.stop()


async def edits():
    """An edit takes a diagnostic away, and brings it back; old versions are not spoken of; closing clears."""
    uri = (HERE / "SearchBar.swift").as_uri()
    editor = Editor()
    await editor.start()
    editor.open(uri, SEARCH_BAR)
    await editor.codes(uri, ["delegate_set_in_update"])
    line = types.Range(place(10, 0), place(11, 0))
    editor.change(uri, 2, (line, ""))
    await editor.codes(uri, [], 2)
    # Typed letter by letter: every change builds on the one before.
    version = 2
    for number, letter in enumerate(DELEGATE):
        version += 1
        editor.change(uri, version, (at(10, number), letter) if letter != "\n" else (at(10, number), "\r\n"))
    await editor.codes(uri, ["delegate_set_in_update"], version)
    told = [params.version for params in editor.history if params.uri == uri]
    assert told == sorted(told) and len(told) < 12, told
    # Beyond every end: what is there is replaced, and nothing breaks.
    editor.change(uri, version + 1, (types.Range(place(0, 0), place(9999, 9999)), SEARCH_BAR), (at(5000, 3), "// end\n"))
    await editor.codes(uri, ["delegate_set_in_update"], version + 1)
    # A version from before is no reason to forget what was typed.
    editor.change(uri, 1, "import SwiftUI\n")
    await editor.codes(uri, [], 1)
    editor.change(uri, 2, SEARCH_BAR)
    await editor.codes(uri, ["delegate_set_in_update"], 2)
    editor.client.text_document_did_close(types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri)))
    await editor.codes(uri, [], None)
    await editor.stop()


async def fixes():
    """Code actions: a fix, all safe fixes, a comment; with and without versions."""
    golden = REPOSITORY / "Fixtures/Fixes/delegate_set_in_update"
    before, after = ((golden / f"uikit.{stage}.swift").read_text() for stage in ("before", "after"))
    uri = (HERE / "Golden.swift").as_uri()
    for versions in True, False:
        editor = Editor()
        await editor.start(versions=versions)
        editor.open(uri, before, 7)
        found = [item for item in await editor.diagnostics(uri, 7) if item.code == "delegate_set_in_update"]

        def edits(action):
            if not versions:
                return action.edit.changes[uri]
            (change,) = action.edit.document_changes
            assert (change.text_document.uri, change.text_document.version) == (uri, 7)
            return change.edits

        fixed = before
        actions = await editor.actions(uri, found[0].range, ["quickfix"])
        assert {action.kind for action in actions} == {"quickfix"}
        fix = next(action for action in actions if action.is_preferred)
        assert [item.code for item in fix.diagnostics] == ["delegate_set_in_update"], fix
        assert found[0].data["isSafe"] is True and fix.title.lower() == found[0].data["title"].lower()
        (everything,) = await editor.actions(uri, at(0, 0), ["source.fixAll"])
        assert everything.kind == "source.fixAll.seamlint"
        assert not await editor.actions(uri, at(0, 0), ["refactor"])
        assert not await editor.actions(uri, at(0, 0), ["quickfix"])
        assert applied(before, edits(everything)) == after
        # The comment takes the diagnostic away.
        disable = next(action for action in actions if action.title == "Disable delegate_set_in_update for this line")
        silenced = applied(before, edits(disable))
        line = silenced.splitlines()[found[0].range.start.line]
        assert line.strip() == "// seamlint:disable:next delegate_set_in_update", line
        assert len(line) - len(line.lstrip()) == found[0].range.start.character, line
        editor.change(uri, 8, silenced)
        assert len([item for item in await editor.diagnostics(uri, 8) if item.code == "delegate_set_in_update"]) == len(found) - 1
        await editor.stop()
    # What has to be looked at says so, and is not among what is applied at once.
    editor = Editor()
    await editor.start()
    text = (REPOSITORY / "Fixtures/Fixes/hosting_containment_incomplete/appkit.before.swift").read_text()
    editor.open(uri, text)
    found = next(item for item in await editor.diagnostics(uri) if item.code == "hosting_containment_incomplete")
    actions = await editor.actions(uri, found.range)
    unsafe = [action for action in actions if action.title.endswith(" (unsafe)")]
    assert unsafe and not any(action.is_preferred for action in unsafe), actions
    assert not any(action.kind == "source.fixAll.seamlint" for action in actions), actions
    await editor.stop()


async def hovers():
    """A rule's page, in the form that the client reads."""
    uri = (HERE / "SearchBar.swift").as_uri()
    page = subprocess.run([BINARY, "explain", "delegate_set_in_update"], capture_output=True, text=True, check=True).stdout
    for formats, kind in (["markdown", "plaintext"], "markdown"), (["plaintext"], "plaintext"):
        editor = Editor()
        await editor.start(hover=formats)
        editor.open(uri, SEARCH_BAR)
        # Asked before anything was found out: the answer waits.
        ask = lambda line, character: editor.client.text_document_hover_async(
            types.HoverParams(types.TextDocumentIdentifier(uri), place(line, character))
        )
        hover = await ask(10, 20)
        assert (hover.contents.kind, hover.contents.value.strip()) == (kind, page.strip()), hover
        assert hover.range == types.Range(place(10, 8), place(10, 45)), hover
        assert await ask(2, 0) is None
        # A question about a text that has changed is given up; the next one is answered for the new text.
        editor.change(uri, 2, (at(0, 0), "\n\n"))
        first = asyncio.ensure_future(ask(10, 20))
        await asyncio.sleep(0)
        editor.change(uri, 3, (at(0, 0), "\n"))
        second = await ask(13, 20)
        assert second.range.start == place(13, 8), second
        assert (await ask(10, 20)) is None
        try:
            await first
            raise AssertionError("answered for a text that is no more")
        except Exception as error:
            assert getattr(error, "code", None) == -32801, error
        await editor.stop()


async def settings():
    """seamlint.json counts, is read again when it changes, and is shown where it is wrong."""
    file, config = HERE / "SearchBar.swift", HERE / "seamlint.json"
    file.write_text(SEARCH_BAR)
    uri = file.as_uri()
    config.write_text('{"rules": {"delegate_set_in_update": "error"}}')
    for watches in True, False:
        editor = Editor()
        await editor.start(watches=watches)

        async def changed(text):
            config.write_text(text)
            if watches:
                editor.watched(config)
            else:
                editor.client.text_document_did_save(types.DidSaveTextDocumentParams(types.TextDocumentIdentifier(uri)))

        if watches:
            await editor.until(lambda: editor.registrations, "a registration")
            (registration,) = editor.registrations
            patterns = [watcher["globPattern"] if isinstance(watcher, dict) else watcher.glob_pattern
                        for watcher in (registration.register_options["watchers"] if isinstance(registration.register_options, dict)
                                        else registration.register_options.watchers)]
            assert "**/*.swift" in patterns, patterns
        editor.open(uri, SEARCH_BAR)
        (found,) = await editor.diagnostics(uri)
        assert found.severity == 1, found
        await changed('{"rules": {"delegate_set_in_update": "off"}}')
        await editor.codes(uri, [])
        # A mistake: told on the file, and in words; what was right before holds.
        await changed('{\n  "rules": {"é": "off"}, "ruels": 1\n}')
        await editor.until(lambda: config.as_uri() in editor.published and editor.published[config.as_uri()].diagnostics, "mistakes")
        mistakes = editor.published[config.as_uri()].diagnostics
        assert mistakes[0].range.start == place(1, 12), mistakes
        assert mistakes[-1].range.start == place(1, len('  "rules": {"é": "off"}, ')), mistakes
        assert {mistake.severity for mistake in mistakes} == {1}
        await editor.until(lambda: len(editor.messages) == len(mistakes), "messages")
        assert f"{config}:2:" in editor.messages[0], editor.messages
        editor.change(uri, 2, SEARCH_BAR + "\n")
        await editor.codes(uri, [], 2)
        # Put right.
        await changed('{"rules": {"delegate_set_in_update": "error"}}')
        await editor.codes(uri, ["delegate_set_in_update"], 2)
        await editor.codes(config.as_uri(), [], None)
        await changed('{"exclude": ["*Bar.swift"]}')
        await editor.codes(uri, [], 2)
        await changed('{"rules": {"delegate_set_in_update": "error"}}')
        await editor.codes(uri, ["delegate_set_in_update"], 2)
        # What is known is not shown.
        subprocess.run([BINARY, "baseline", "--quiet"], check=True)
        await changed('{"baseline": "seamlint-baseline.json"}')
        await editor.codes(uri, [], 2)
        (HERE / "seamlint-baseline.json").unlink()
        await changed('{"rules": {"delegate_set_in_update": "error"}}')
        await editor.codes(uri, ["delegate_set_in_update"], 2)
        await editor.stop()


async def severities():
    """Infos are shown when asked for."""
    (HERE / "seamlint.json").write_text('{"rules": {"delegate_set_in_update": "info"}}')
    uri = (HERE / "SearchBar.swift").as_uri()
    for options, shown in [[], []], [["--min-severity", "info", "--stdio"], [3]], [["--no-config"], [2]]:
        editor = Editor()
        await editor.start(*options)
        editor.open(uri, SEARCH_BAR)
        assert [item.severity for item in await editor.diagnostics(uri)] == shown
        await editor.stop()


async def context():
    """A change in one document changes what is found in another; so does a change on disk."""
    (HERE / "Map.swift").write_text(MAP)
    (HERE / "Coordinator.swift").write_text(COORDINATOR)
    map, coordinator = ((HERE / name).as_uri() for name in ("Map.swift", "Coordinator.swift"))
    quiet = MAP.replace("        context.coordinator.show(text, in: uiView)\n", "")
    editor = Editor()
    await editor.start()
    editor.open(coordinator, COORDINATOR)
    await editor.codes(coordinator, ["unguarded_update_write"])
    notes = editor.published[coordinator].diagnostics[0].related_information
    assert {note.location.uri for note in notes} == {map}
    assert notes[0].location.range == types.Range(place(13, 9), place(13, 21)), notes
    editor.open(map, quiet)
    await editor.codes(coordinator, [])
    editor.change(map, 2, MAP)
    await editor.codes(coordinator, ["unguarded_update_write"])
    # On disk it changes, but what is open counts.
    (HERE / "Map.swift").write_text(quiet)
    editor.watched(HERE / "Map.swift")
    editor.change(coordinator, 2, COORDINATOR + "\n")
    await editor.codes(coordinator, ["unguarded_update_write"], 2)
    editor.client.text_document_did_close(types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(map)))
    await editor.codes(coordinator, [], 2)
    (HERE / "Map.swift").write_text(MAP)
    editor.watched(HERE / "Map.swift")
    await editor.codes(coordinator, ["unguarded_update_write"], 2)
    (HERE / "Map.swift").unlink()
    editor.watched(HERE / "Map.swift")
    await editor.codes(coordinator, [], 2)
    # A document that is on no disk yet is part of its folder.
    editor.open((HERE / "New.swift").as_uri(), MAP)
    await editor.codes(coordinator, ["unguarded_update_write"], 2)
    # A folder that goes takes its files along.
    folders = lambda added, removed: editor.client.workspace_did_change_workspace_folders(
        types.DidChangeWorkspaceFoldersParams(
            types.WorkspaceFoldersChangeEvent(
                added=[types.WorkspaceFolder(uri=folder.as_uri(), name="") for folder in added],
                removed=[types.WorkspaceFolder(uri=folder.as_uri(), name="") for folder in removed],
            )
        )
    )
    folders([], [HERE])
    await editor.codes(coordinator, [], 2)
    folders([HERE], [])
    await editor.codes(coordinator, ["unguarded_update_write"], 2)
    await editor.stop()


async def elsewhere():
    """Documents that lie in no folder, on no disk, or nowhere at all."""
    folder, other = HERE / "app", HERE / "other"
    for path in folder, other:
        path.mkdir()
    (other / "seamlint.json").write_text('{"rules": {"delegate_set_in_update": "error"}}')
    editor = Editor()
    await editor.start(folders=[folder])
    editor.open((other / "SearchBar.swift").as_uri(), SEARCH_BAR)
    assert [item.severity for item in await editor.diagnostics((other / "SearchBar.swift").as_uri())] == [1]
    for uri in "untitled:Untitled-1", "file:///c%3A/Users/me/A.swift", "file://server/share/A.swift", "vscode-notebook-cell:/x#1":
        editor.open(uri, SEARCH_BAR)
        await editor.codes(uri, ["delegate_set_in_update"])
        hover = await editor.client.text_document_hover_async(
            types.HoverParams(types.TextDocumentIdentifier(uri), place(10, 20))
        )
        assert hover is not None
    # A link is the file that it leads to.
    (folder / "Real.swift").write_text(SEARCH_BAR)
    (folder / "Link.swift").symlink_to(folder / "Real.swift")
    editor.open((folder / "Link.swift").as_uri(), SEARCH_BAR)
    await editor.codes((folder / "Link.swift").as_uri(), ["delegate_set_in_update"])
    # What is left out, and what is no Swift, is left alone.
    editor.open((folder / "Pods/A.swift").as_uri(), SEARCH_BAR)
    await editor.codes((folder / "Pods/A.swift").as_uri(), [])
    # What cannot be linted says so.
    editor.open((folder / "Deep.swift").as_uri(), "let x: UIViewRepresentable = " + "(" * 20_000)
    (trouble,) = await editor.diagnostics((folder / "Deep.swift").as_uri())
    assert "nested too deeply" in trouble.message, trouble
    await editor.stop()


async def main():
    await globals()[sys.argv[2]]()


asyncio.run(asyncio.wait_for(main(), 240))
print("done")
