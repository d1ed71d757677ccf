"""Writes bytes to `seamlint lsp` that no editor would, and looks at what comes back and how it ends.

usage: language_wire.py SEAMLINT SCENARIO, in an empty folder.
"""
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import time

BINARY = sys.argv[1]
HERE = pathlib.Path.cwd()


class Server:
    def __init__(self):
        self.process = subprocess.Popen([BINARY, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.number = 0

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message, **members):
        content = json.dumps({"jsonrpc": "2.0", **message, **members}).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)

    def ask(self, method, params=None):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        return self.read()

    def tell(self, method, params=None):
        self.send({"method": method, "params": params})

    def read(self):
        length = None
        while (line := self.process.stdout.readline()) not in (b"\r\n", b""):
            name, value = line.split(b":")
            assert name == b"Content-Length"
            length = int(value)
        assert length is not None, self.process.stderr.read()
        return json.loads(self.process.stdout.read(length))

    def start(self, **params):
        return self.ask("initialize", {"processId": None, "rootUri": HERE.as_uri(), "capabilities": {}, **params})

    def end(self):
        """The exit status; what is left to read is read, and standard error has to be empty."""
        output, errors = self.process.communicate(timeout=20)
        assert not errors, errors
        return self.process.returncode


def code(answer):
    return answer["error"]["code"]


def order():
    """What comes before, between and after the handshakes."""
    server = Server()
    assert code(server.ask("textDocument/hover", {})) == -32002
    server.tell("textDocument/didOpen", {"textDocument": {"uri": "file:///a.swift", "text": "a"}})
    server.send({"id": "é", "method": "initialize", "params": {"capabilities": {}, "rootPath": str(HERE)}})
    assert server.read()["id"] == "é"
    assert code(server.start()) == -32600
    server.tell("initialized", {})
    assert code(server.ask("textDocument/unknown")) == -32601
    server.tell("$/unknown", 1)
    server.tell("workspace/didChangeConfiguration", {"settings": None})
    assert code(server.ask("textDocument/hover", {"textDocument": {"uri": "file:///a.swift"}})) == -32602
    assert code(server.ask("textDocument/codeAction", {"range": {"start": {"line": 0}}})) == -32602
    position = {"line": 0, "character": 0}
    assert server.ask("textDocument/hover", {"textDocument": {"uri": "file:///not.open"}, "position": position})["result"] is None
    assert server.ask("shutdown")["result"] is None
    assert code(server.ask("textDocument/hover", {})) == -32600
    server.tell("exit")
    assert server.end() == 0
    for leave in (lambda server: server.tell("exit"), lambda server: server.process.stdin.close()):
        server = Server()
        server.start()
        leave(server)
        assert server.process.wait(20) == 1
    server = Server()
    server.start()
    server.ask("shutdown")
    assert server.end() == 0
    # Nobody reads any more.
    server = Server()
    server.start()
    server.process.stdout.close()
    server.send({"id": 9, "method": "x"})
    assert server.process.wait(20) == 1


def malformed():
    """Each mistake gets an error, and the next message its answer."""
    server = Server()
    server.start()
    for content in b"", b"{", b"[]", b"1", b'"x"', b"null", b"\xff\xfe", b'{"id": 1}', b'{"method": 1, "id": 2}', b'{"id": {}, "method": "x"}', b"[" * 100_000:
        server.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        assert code(server.read()) in (-32700, -32600), content
    # A client that answers what nobody asked, and one that writes headers in its own way.
    server.send({"id": 77, "result": None})
    server.send({"id": 77, "error": {"code": 1, "message": "no"}})
    content = b'{"jsonrpc":"2.0","id":5,"method":"x"}'
    server.write(b"content-type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH:%d\r\n\r\n" % len(content) + content)
    assert code(server.read()) == -32601
    for header in b"Content-Length: -5\r\n\r\n", b"Content-Length: 1e3\r\n\r\n", b"Content-Type: x\r\n\r\n", b"Content-Length: 99999999999999999999\r\n\r\n":
        server.write(header)
        assert code(server.read()) == -32700, header
        assert code(server.ask("still/here")) == -32601
    # A length beyond all reason: the rest of the stream would be its content, so it is a large one that is sent whole.
    server.write(b"Content-Length: %d\r\n\r\n" % (65 << 20))
    assert code(server.read()) == -32700
    for _ in range(65):
        server.write(b"x" * (1 << 20))
    assert code(server.ask("still/here")) == -32601
    # What is no message at all is skipped up to the next header.
    server.write(b"\x00\xff garbage " * 10_000)
    assert code(server.read()) == -32700
    assert code(server.ask("still/here")) == -32601
    # In small pieces.
    for byte in b"Content-Length: %d\r\n\r\n" % len(content) + content:
        server.write(bytes([byte]))
    assert server.read()["id"] == 5
    server.ask("shutdown")
    server.tell("exit")
    assert server.end() == 0


def hostile():
    """Parameters of every wrong kind, in every message: no crash, and no answer missing."""
    source = random.Random(7)
    uri = (HERE / "A.swift").as_uri()
    values = [None, True, -1, 1 << 62, 1.5, 1e300, "", "x", "\ud800", "file://%", "file:///%00", "file:relative", [], [[]], {}, {"uri": uri},
              {"line": -5, "character": 1 << 40}, {"start": {"line": 1 << 50, "character": 0}, "end": {"line": 0, "character": -1}}, uri]
    names = ["textDocument", "uri", "text", "version", "languageId", "contentChanges", "range", "position", "context", "only", "event",
             "added", "removed", "changes", "id", "type", "diagnostics"]
    methods = ["initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
               "workspace/didChangeWorkspaceFolders", "workspace/didChangeWatchedFiles", "$/cancelRequest"]
    requests = ["textDocument/hover", "textDocument/codeAction", "initialize", "x"]

    def value(depth):
        kind = source.random()
        if depth == 0 or kind < 0.4:
            return source.choice(values)
        if kind < 0.6:
            return [value(depth - 1) for _ in range(source.randrange(3))]
        return {name: value(depth - 1) for name in source.sample(names, source.randrange(6))}

    server = Server()
    server.start()
    asked = set()
    for number in range(1500):
        if source.random() < 0.3:
            server.send({"id": 1000 + number, "method": source.choice(requests), "params": value(4)})
            asked.add(1000 + number)
        else:
            server.tell(source.choice(methods), value(4))
        if number % 100 == 0:
            server.tell("textDocument/didOpen", {"textDocument": {"uri": uri, "text": "let a = 1\n" * 3, "version": 1, "languageId": "swift"}})
    server.send({"id": 1, "method": "shutdown"})
    while (answer := server.read()).get("id") != 1 or "method" in answer:
        if "method" not in answer:
            asked.remove(answer["id"])
    assert not asked, asked
    server.tell("exit")
    assert server.end() == 0


def cancelled():
    """A request that is cancelled while it waits."""
    (HERE / "A.swift").write_text("import UIKit\n")
    server = Server()
    server.start()
    uri = (HERE / "A.swift").as_uri()
    server.tell("textDocument/didOpen", {"textDocument": {"uri": uri, "text": "import UIKit\n" * 20_000, "version": 1, "languageId": "swift"}})
    params = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}}
    # In one piece, so that nothing can be found out between them.
    messages = [{"id": "a", "method": "textDocument/hover", "params": params}, {"method": "$/cancelRequest", "params": {"id": "a"}}]
    data = b""
    for message in messages:
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        data += b"Content-Length: %d\r\n\r\n" % len(content) + content
    server.write(data)
    answers = {}
    while "a" not in answers:
        answer = server.read()
        answers[answer.get("id")] = answer
    assert code(answers["a"]) == -32800, answers
    server.ask("shutdown")
    server.tell("exit")
    assert server.end() == 0


def orphan():
    """It ends when its client's process has ended, even if the pipe is held open by somebody else."""
    client = subprocess.Popen(["sleep", "600"])
    server = Server()
    server.start(processId=client.pid)
    client.kill()
    client.wait()
    started = time.monotonic()
    assert server.process.wait(20) == 1
    assert time.monotonic() - started < 10
    # A number that names nobody says nothing.
    server = Server()
    server.start(processId=client.pid)
    time.sleep(2.5)
    assert server.process.poll() is None
    server.ask("shutdown")
    server.tell("exit")
    assert server.end() == 0


# Whoever waits for what does not come ends here. Tests run where signals are held back.
signal.pthread_sigmask(signal.SIG_SETMASK, [])
signal.alarm(120)
globals()[sys.argv[2]]()
print("done")
